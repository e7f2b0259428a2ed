import { parseArgs } from 'node:util'
import { SettingsError } from '../common-settings.ts'
import { shortTime } from '../contact/inbox-format.ts'
import type { Database, SessionRow } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { openData } from '../node/open-data.ts'
import { loadSettings } from '../node/settings.ts'
import { endSessions, openSessions } from '../sessions/session-rows.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Usage: npm run access -- [command]
  list          who has been let in, newest first (the default)
  end ID        ends a session; the first characters of its ID are enough
  end --all     ends every session`

async function main(): Promise<void> {
  const { command, id, all } = readCommandLine()
  const { database } = openData(loadSettings())
  try {
    await migrate(database)
    const sessions = await openSessions(database, Date.now())
    if (command === 'list') list(sessions)
    else await end(database, all ? 'all' : [oneSession(sessions, id)])
  } finally {
    await database.close()
  }
}

function readCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean' } },
    })
    const [command = 'list', id = '', ...more] = positionals
    const { all = false } = values
    const wellFormed = command === 'list' ? !all && !id : command === 'end' && all === (id === '')
    if (wellFormed && more.length === 0) return { command, id, all }
  } catch {
    // Explained below.
  }
  throw new SettingsError([USAGE])
}

function list(sessions: SessionRow[]): void {
  const lines = sessions.map(({ id, opened_at, expires_at, rights, origin }) =>
    [id.slice(0, 8), `since ${shortTime(opened_at)}`, `until ${shortTime(expires_at)}`, rights, origin ?? '']
      .join('  ')
      .trim(),
  )
  console.log(lines.length === 0 ? 'Nobody has been let in.' : lines.join('\n'))
}

function oneSession(sessions: SessionRow[], id: string): string {
  const [found, another] = sessions.filter((session) => session.id.startsWith(id.toLowerCase()))
  if (!found) throw new SettingsError([`There is no session ${id}.`])
  if (another) throw new SettingsError([`Several sessions begin with ${id}. Give more of the ID.`])
  return found.id
}

async function end(database: Database, ids: string[] | 'all'): Promise<void> {
  const count = await endSessions(database, ids)
  console.log(count === 1 ? '1 session is ended.' : `${count} sessions are ended.`)
}

runCommand(main)
