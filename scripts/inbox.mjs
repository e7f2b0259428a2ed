/** `npm run inbox`: the owner's messages. */
import { existsSync } from 'node:fs'

const PROGRAM = new URL('../dist/server/inbox.js', import.meta.url)

if (existsSync(PROGRAM)) await import(PROGRAM.href)
else {
  console.error('The inbox is not built yet. Make it with: npm run build')
  process.exitCode = 1
}
