/** `npm run doctor`: whether everything is as it should be. */
import { existsSync } from 'node:fs'

const PROGRAM = new URL('../dist/server/doctor.js', import.meta.url)

if (existsSync(PROGRAM)) await import(PROGRAM.href)
else {
  console.error('The site is not built yet. Make it with: npm run build')
  process.exitCode = 1
}
