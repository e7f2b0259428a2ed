/** `npm run setup`: asks whose site it is, and writes the answers to content/site.ts and .env. Answers may be piped in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseEnv } from 'node:util'
import { runnerImport } from 'vite'

const SITE = 'content/site.ts'
const ENV = '.env'
const SAMPLE = 'pipeline/setup/sample.txt'

const { readOwner, withOwner } = await load('./pipeline/setup/owner-file.ts')
const { withSetting } = await load('./pipeline/setup/env-file.ts')
const { sampleTraces, sampleMarks } = await load('./pipeline/setup/sample-traces.ts')

if (process.argv.includes('--learn-sample')) writeFileSync(SAMPLE, await sampleMarks())
else await setUp()

async function setUp() {
  const site = readFileSync(SITE, 'utf8')
  const env = existsSync(ENV) ? readFileSync(ENV, 'utf8') : ''
  const settings = parseEnv(env)
  const owner = readOwner(site)
  const ask = asker()
  console.log('An empty answer keeps what stands in brackets.\n')
  const isEmail = (text) => /^[^\s@]+@[^\s@]+$/.test(text) || 'That is no address like name@example.com.'
  const isOrigin = (text) =>
    (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname === '/') ||
    'That is no address like https://portfolio.example.com, without a path.'
  const facts = {
    name: await ask('Your name', owner.name),
    role: await ask('Your role', owner.role),
    email: await ask('E-mail', owner.email, isEmail),
    phone: await ask('Phone, with its country code (- for none)', owner.phone),
    place: await ask('Place', owner.place),
    origin: owner.origin,
  }
  if (facts.phone === '-') facts.phone = ''
  // The owner's own password is never shown.
  const kept = settings.PORTFOLIO_PASSWORD ? 'as it is' : 'the sample’s'
  const password = await ask('Password of the gate (off: no gate)', kept)
  const origin = await ask('Address of the site', settings.SITE_ORIGIN || owner.origin, isOrigin)
  facts.origin = new URL(origin).origin
  ask.end()

  writeFileSync(SITE, withOwner(site, facts))
  const withPassword = password === kept ? env : withSetting(env, 'PORTFOLIO_PASSWORD', password)
  writeFileSync(ENV, withSetting(withPassword, 'SITE_ORIGIN', facts.origin), { mode: 0o600 })
  console.log(`\n${SITE} and ${ENV} are written.`)
  const left = await sampleTraces()
  if (left.length === 0) return console.log('Nothing of the sample is left.')
  console.log('\nStill the sample’s, page by page:')
  for (const line of left) console.log(`  ${line}`)
  console.log(
    '\ndocs/content.md says where everything is; npm run check tells of mistakes, npm run dev shows each change.',
  )
}

/** Asks on the terminal, or takes line after line of what is piped in; when that ends, all else is kept. */
function asker() {
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  async function ask(question, kept, check = () => true) {
    process.stdout.write(`${question} [${kept}]: `)
    const { value = '', done } = await lines.next()
    if (!process.stdin.isTTY) process.stdout.write('\n')
    const answer = value.trim()
    if (!answer || done) return kept
    const verdict = check(answer)
    if (verdict === true) return answer
    console.log(verdict)
    return ask(question, kept, check)
  }
  return Object.assign(ask, { end: () => input.close() })
}

async function load(module) {
  return (await runnerImport(module, { configFile: false, logLevel: 'silent' })).module
}
