import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDue } from '../mail/delivery.ts'
import { createMailer } from '../mail/mail-transports.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { cookieOf, readersApp, tabName } from '../testing/readers-app.ts'
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MONDAY = Date.UTC(2026, 0, 12)
const ADDRESSES = { from: 'site@example.com', to: 'owner@example.com' }

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let peer: SmtpPeer
  beforeAll(async () => {
    engine = await startEngine()
    peer = await startSmtpPeer()
  }, 300_000)
  afterAll(async () => {
    await peer.stop()
    await engine.remove()
  })

  test('each Monday morning one mail tells of the seven days before, and of nothing older or newer', async () => {
    const { ask, signIn, settle, doChores, clock, database, stop } = await readersApp(await engine.open(), {
      weeklySummary: true,
    })
    const mailer = createMailer({ ...ADDRESSES, via: { smtpUrl: peer.url } })
    const work = async () => {
      await doChores()
      await deliverDue({ database, mailer, mail: ADDRESSES, log: () => {}, now: () => clock.now })
      return peer.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())
    }
    const cookie = await signIn()
    const body = { label: 'Acme,\u2028design team', mailFirstOpening: false }
    const { url } = await (await ask('POST', '/owner/api/links', { cookie, body })).json()
    const opened = await ask('POST', new URL(url).pathname, { body: { tab: tabName(1) } })
    const read = async (tab: number, at: number, path: string, ms: number) => {
      clock.now = at
      const pages = [{ number: tab, path, ago: ms, ms, depth: 9, sections: [], marks: [] }]
      const cookie = tab === 1 ? cookieOf(opened) : ''
      await ask('POST', '/reads', { cookie, body: { tab: tabName(tab), pages } })
      await settle()
    }
    // On Monday the 5th there was nothing to tell of yet.
    expect(await work()).toEqual(['Portfolio: readers from 2025-12-29 to 2026-01-04'])
    await read(1, MONDAY - 5 * DAY, '/case-study/one', 8 * 60_000)
    await read(2, MONDAY - 1, '/', 60_000)
    await read(3, MONDAY + HOUR, '/resume', 30 * 60_000)
    for (const at of [MONDAY - HOUR, MONDAY + 6 * HOUR - 1]) {
      clock.now = at
      expect(await work()).toHaveLength(1)
    }
    for (const at of [MONDAY + 6 * HOUR, MONDAY + 7 * HOUR, MONDAY + DAY]) {
      clock.now = at
      expect(await work()).toEqual([expect.anything(), 'Portfolio: readers from 2026-01-05 to 2026-01-11'])
    }
    const [first = '', second = ''] = peer.received.map(({ raw }) => raw)
    expect(first).toContain('Nobody has read the portfolio in these seven days.')
    expect(second).toContain('Acme, design team: 1 visit, 8 min, came to: study')
    expect(second).toContain('Without a link: 1 visit, 1 min, came to: opened')
    expect(second).toContain('Study One: 1')
    expect(second).not.toContain('30 min')
    await stop()
  })
})
