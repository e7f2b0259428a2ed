/** `npm run access`: who has been let in through the lock. */
import { existsSync } from 'node:fs'

const PROGRAM = new URL('../dist/server/access.js', import.meta.url)

if (existsSync(PROGRAM)) await import(PROGRAM.href)
else {
  console.error('This is not built yet. Make it with: npm run build')
  process.exitCode = 1
}
