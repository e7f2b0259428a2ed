import { parseArgs } from 'node:util'
import { SettingsError } from '../../common-settings.ts'

const USAGE = `Usage: npm run inbox -- [command]
  list [--limit 50]                 the newest messages and their delivery (the default)
  show ID                           one message; the first characters of its ID are enough
  resend ID                         sends a message (again)
  resend --failed                   sends all that could not be sent
  release ID                        sends a message that was held back
  delete ID                         deletes a message for good
  export [--format json|mbox]       every message, oldest first, to the standard output
  backup [FILE]                     copies the database, also while the server runs (backups/contact-DATE.db)
  restore FILE                      puts a backup in place, when the server is stopped
  downgrade MIGRATION               takes newer tables back, for an earlier version of the site`

export interface CommandLine {
  command: string
  /** An ID or a file. */
  subject: string
  limit: number
  format: 'json' | 'mbox'
  failed: boolean
}

/** Throws `SettingsError`. */
export function readCommandLine(): CommandLine {
  const { values, positionals } = parseOrExplain()
  const { limit = '50', format = 'json', failed = false } = values
  const [command = 'list', subject = ''] = positionals
  if (!/^[1-9]\d{0,6}$/.test(limit)) throw new SettingsError(['--limit must be a whole number above 0.'])
  if (format !== 'json' && format !== 'mbox') throw new SettingsError(['--format must be json or mbox.'])
  return { command, subject, limit: Number(limit), format, failed }
}

export function usageMistake(): SettingsError {
  return new SettingsError([USAGE])
}

function parseOrExplain() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { limit: { type: 'string' }, format: { type: 'string' }, failed: { type: 'boolean' } },
    })
  } catch {
    throw usageMistake()
  }
}
