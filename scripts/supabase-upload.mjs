/** `npm run supabase:upload`: makes the buckets that the build expects and brings their files up to date. */
import { forEach, localFile, projectSettings, publishedState, storageFiles } from './supabase-project.mjs'

const YEAR_SECONDS = 31_536_000

const { SUPABASE_URL, SUPABASE_SERVICE_KEY } = projectSettings('SUPABASE_URL', 'SUPABASE_SERVICE_KEY')
const files = storageFiles()

for (const bucket of new Set(files.map((file) => file.bucket))) {
  const known = await call('GET', `bucket/${bucket}`)
  const json = { 'content-type': 'application/json' }
  const made = known.ok
    ? await call('PUT', `bucket/${bucket}`, json, JSON.stringify({ public: true }))
    : await call('POST', 'bucket', json, JSON.stringify({ id: bucket, name: bucket, public: true }))
  if (!made.ok) await giveUp(`The bucket ${bucket} could not be made`, made)
}

let sent = 0
await forEach(files, async (file) => {
  if ((await publishedState(SUPABASE_URL, file)) === 'ok') return
  const headers = {
    'content-type': file.type,
    'cache-control': `max-age=${file.immutable ? YEAR_SECONDS : 0}`,
    'x-upsert': 'true',
  }
  const answer = await call('POST', `object/${file.bucket}/${file.path}`, headers, localFile(file))
  if (!answer.ok) await giveUp(`${file.bucket}/${file.path} could not be sent`, answer)
  sent++
})
console.log(`${sent} files were sent, ${files.length - sent} were there already.`)

/** The storage's own interface: supabase-js 2.109 needs WebSocket for its client, which Node 20 has not. */
function call(method, path, headers, body) {
  const authorization = { authorization: `Bearer ${SUPABASE_SERVICE_KEY}`, apikey: SUPABASE_SERVICE_KEY }
  return fetch(`${SUPABASE_URL}/storage/v1/${path}`, {
    method,
    headers: { ...authorization, ...headers },
    body,
  })
}

async function giveUp(line, answer) {
  console.error(`${line}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
  process.exit(1)
}
