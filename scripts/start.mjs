/** `npm start`: builds the site if anything has changed since the last build, then serves it. */
import { passwordNote } from '../pipeline/settings/default-password.mjs'
import { ensureBuilt } from './ensure-built.mjs'

if (!ensureBuilt()) process.exit(1)
console.log(passwordNote(process.env))
await import('../dist/server/node.js')
