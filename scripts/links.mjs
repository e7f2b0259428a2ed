/** `npm run links`: links for recipients. */
import { existsSync } from 'node:fs'

const PROGRAM = new URL('../dist/server/links.js', import.meta.url)

if (existsSync(PROGRAM)) await import(PROGRAM.href)
else {
  console.error('This is not built yet. Make it with: npm run build')
  process.exitCode = 1
}
