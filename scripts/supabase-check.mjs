/** `npm run supabase:check`: compares a project with what the build expects. Ends with 1 when something is missing. */
import { readdirSync } from 'node:fs'
import { Client } from 'pg'
import { forEach, projectSettings, publishedState, storageFiles } from './supabase-project.mjs'

const FUNCTION = '/functions/v1/send-contact-email'

const settings = projectSettings('SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SITE_ORIGIN')
const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key, DATABASE_URL: databaseUrl } = settings
const origin = new URL(settings.SITE_ORIGIN).origin
let problems = 0

function tell(ok, about, well, wrong) {
  if (!ok) problems++
  console.log(`${ok ? 'ok' : 'problem'}`.padEnd(8), `${about}: ${ok ? well : wrong}`)
}

await checkFiles()
await checkFunction()
await checkDataInterface()
if (databaseUrl) await checkDatabase()
else
  console.log('skipped  tables: set DATABASE_URL to the project’s connection string to have them compared.')
console.log(`\n${problems} problems.`)
process.exitCode = problems > 0 ? 1 : 0

async function checkFiles() {
  const files = storageFiles()
  const wrong = []
  await forEach(files, async (file) => {
    const state = await publishedState(url, file)
    if (state !== 'ok') wrong.push(`${file.bucket}/${file.path} (${state})`)
  })
  const buckets = [...new Set(files.map(({ bucket }) => bucket))].join(', ')
  const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : ''
  const lacking = `${wrong.slice(0, 3).join(', ')}${more}. Send them with: npm run supabase:upload`
  tell(wrong.length === 0, 'files', `all ${files.length} are there, in ${buckets}.`, lacking)
}

async function checkFunction() {
  const ask = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const preflight = await fetch(url + FUNCTION, { method: 'OPTIONS', headers: ask })
  const allowed = preflight.headers.get('access-control-allow-origin')
  const deploy = 'Deploy it with: npx supabase functions deploy send-contact-email --use-api'
  tell(preflight.ok, 'function', 'it answers.', `it answers with ${preflight.status}. ${deploy}`)
  if (!preflight.ok) return
  tell(
    allowed === origin,
    'origin',
    `${origin} may send messages.`,
    `set the secret SITE_ORIGIN to ${origin}.`,
  )

  const health = await fetch(`${url}${FUNCTION}/healthz`).then((answer) => answer.json().catch(() => ({})))
  tell(health.database === 'ok', 'database', 'it stores messages.', `${health.database ?? 'unknown'}.`)
  const mailing = health.mail === 'ok' && health.failed === 0
  tell(mailing, 'mail', 'it is sent.', `${health.mail ?? 'unknown'}, ${health.failed ?? '?'} given up.`)
  const uninvited = await fetch(`${url}${FUNCTION}/deliver`, { method: 'POST' })
  tell(uninvited.status === 403, 'schedule', 'only your secret starts it.', `it answers ${uninvited.status}.`)
}

/** The public key must not read what visitors have written. */
async function checkDataInterface() {
  for (const table of ['contact_messages', 'mail_queue']) {
    const headers = { apikey: key, authorization: `Bearer ${key}` }
    const answer = await fetch(`${url}/rest/v1/${table}?select=*&limit=1`, { headers })
    const rows = answer.ok ? await answer.json().catch(() => []) : []
    tell(
      rows.length === 0,
      table,
      'the public key reads nothing.',
      'THE PUBLIC KEY CAN READ IT. Run: npx supabase db push',
    )
  }
}

async function checkDatabase() {
  const client = new Client(databaseUrl)
  await client.connect()
  const rows = async (query) => (await client.query(query)).rows
  try {
    const wanted = readdirSync('supabase/migrations').map((name) => name.replace(/\.sql$/, ''))
    const applied = (await rows('select name from contact_kysely_migration').catch(() => [])).map(
      ({ name }) => name,
    )
    const lacking = wanted.filter((name) => !applied.includes(name))
    tell(
      lacking.length === 0,
      'tables',
      'every migration is there.',
      `${lacking.join(', ')} missing. Run: npx supabase db push`,
    )
    const open = await rows(`select relname from pg_class where relname like 'contact\\_%' and relkind = 'r'
      and relnamespace = 'public'::regnamespace and not relrowsecurity`)
    const names = open.map(({ relname }) => relname).join(', ')
    tell(open.length === 0, 'row-level security', 'it is on for every table.', `it is off for ${names}.`)
    const jobs = await rows(`select 1 from cron.job where command like '%send-contact-email/deliver%'`).catch(
      () => [],
    )
    tell(
      jobs.length > 0,
      'schedule',
      'the database calls it.',
      'no job calls it: see "Schedule" in docs/deploy.md.',
    )
  } finally {
    await client.end()
  }
}
