/** `npm run dev`: the site with hot reload, at PORT. */
import { existsSync } from 'node:fs'
import { createServer } from 'vite'
import { passwordNote } from '../pipeline/settings/default-password.mjs'
import { unreadableContent } from './unreadable-content.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const server = await createServer({ server: { port: Number(process.env.PORT) || 4173 } })
  await server.listen()
  server.printUrls()
  console.log(passwordNote(process.env))
} catch (error) {
  console.error(unreadableContent(error))
  process.exit(1)
}
