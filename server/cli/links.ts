import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Link } from '../../shared/owner-api.ts'
import { LINK_PATH, type ReadersDescription } from '../../shared/reads.ts'
import { SettingsError } from '../common-settings.ts'
import { migrate } from '../database/migrations.ts'
import { Links } from '../links/links.ts'
import { openData } from '../node/open-data.ts'
import { loadSettings, type Settings } from '../node/settings.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Usage: npm run links -- [command]
  list                       every link, newest first (the default)
  add "Acme, design team"    makes a link and prints its address, the only time that it is known
      --greeting TEXT        stands quietly on Home
      --landing PATH         the page that it opens (/)
      --studies A,B          these case studies come first on Home
      --opens A,B            confidential studies that it opens besides
      --expires 2026-12-31   its last day; without it: never
      --note TEXT            for you alone
      --no-mail              no mail at its first opening
  extend ID --expires DATE   another last day, or "never"
  revoke ID                  ends it, and every visit that it has opened; the first characters of its ID are enough
  restore ID                 takes that back`

const OPTIONS = {
  greeting: { type: 'string' },
  landing: { type: 'string' },
  studies: { type: 'string' },
  opens: { type: 'string' },
  expires: { type: 'string' },
  note: { type: 'string' },
  'no-mail': { type: 'boolean' },
} as const

type Options = ReturnType<typeof readCommandLine>['values']

async function main(): Promise<void> {
  const { command, subject, values } = readCommandLine()
  const settings = loadSettings()
  const description = readDescription(settings)
  const { database } = openData(settings)
  const links = new Links({ database, choices: description, now: Date.now })
  try {
    await migrate(database)
    if (command === 'list') return list(await links.all())
    if (command === 'add') return await add(links, subject, values, settings)
    const { id, label } = oneLink(await links.all(), subject)
    if (command === 'revoke') await links.revoke(id)
    else if (command === 'restore') await links.restore(id)
    else explain(await links.change(id, { expiresAt: lastMoment(values.expires ?? '') }))
    console.log(`The link for ${label} is ${DONE[command]}.`)
  } finally {
    await database.close()
  }
}

const DONE: Record<string, string> = { revoke: 'revoked', restore: 'valid again', extend: 'extended' }

function readCommandLine() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
    const [command = 'list', subject = '', ...more] = positionals
    const known = command === 'list' ? !subject : command === 'add' || command in DONE
    if (
      known &&
      more.length === 0 &&
      (command === 'list' || subject) &&
      (command !== 'extend' || values.expires)
    )
      return { command, subject, values }
  } catch {
    // Explained below.
  }
  throw new SettingsError([USAGE])
}

/** Links lead to pages, so the site must have been built, with links. */
function readDescription({ buildFolder }: Settings): ReadersDescription {
  const file = join(buildFolder, 'site.json')
  const { readers } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (!readers) {
    throw new SettingsError(['The site has no links yet. Set OWNER_PASSWORD, and build it: npm run build'])
  }
  return readers
}

async function add(links: Links, label: string, options: Options, { siteOrigin, port }: Settings) {
  const words = (text: string | undefined) => text?.split(',').map((word) => word.trim())
  const added = explain(
    await links.add({
      label,
      greeting: options.greeting,
      landing: options.landing,
      studies: words(options.studies),
      opens: words(options.opens),
      expiresAt: options.expires === undefined ? null : lastMoment(options.expires),
      note: options.note,
      mailFirstOpening: !options['no-mail'],
    }),
  )
  console.log(`${siteOrigin ?? `http://localhost:${port}`}${LINK_PATH}/${added.token}`)
}

/** Throws `SettingsError` with a line for each mistake. */
function explain<Outcome>(outcome: Outcome): Exclude<Outcome, { mistakes: unknown } | undefined> {
  const { mistakes } = (outcome ?? {}) as { mistakes?: Record<string, string> }
  if (mistakes) throw new SettingsError(Object.entries(mistakes).map(([name, text]) => `${name}: ${text}`))
  return outcome as Exclude<Outcome, { mistakes: unknown } | undefined>
}

/** The end of that day, here. */
function lastMoment(date: string): number | null {
  if (date === 'never') return null
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T23:59:59.999`).getTime() : Number.NaN
  if (Number.isNaN(time)) throw new SettingsError(['--expires must be a date like 2026-12-31, or never.'])
  return time
}

function list(links: Link[]): void {
  const lines = links.map((link) =>
    [link.id.slice(0, 8), stateOf(link).padEnd(16), link.landing.padEnd(30), link.label].join('  '),
  )
  console.log(lines.length === 0 ? 'No links yet. Make one with: npm run links add "Acme"' : lines.join('\n'))
}

function stateOf({ revokedAt, expiresAt }: Link): string {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'valid'
  const day = new Date(expiresAt).toISOString().slice(0, 10)
  return expiresAt > Date.now() ? `until ${day}` : `ended ${day}`
}

function oneLink(links: Link[], id: string): Link {
  const [found, another] = links.filter((link) => link.id.startsWith(id.toLowerCase()))
  if (!found) throw new SettingsError([`There is no link ${id}.`])
  if (another) throw new SettingsError([`Several links begin with ${id}. Give more of the ID.`])
  return found
}

runCommand(main)
