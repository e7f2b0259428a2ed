import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MessagePage } from '../../shared/owner-api.ts'
import { VALID_MESSAGE } from '../testing/contact-app.ts'
import { contactRequest } from '../testing/contact-request.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { cookieOf, readersApp, tabName } from '../testing/readers-app.ts'

const ANSWERS = [
  ...['choices', 'links', 'links.csv', 'overview', 'readers', 'readers.csv', 'visits', 'changes'],
  ...['messages', 'messages.json', 'messages.csv'],
]
const SCRIPT = '"><script>alert(1)</script>'

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let app: Awaited<ReturnType<typeof readersApp>>
  let owner: string
  beforeAll(async () => {
    engine = await startEngine()
    app = await readersApp(await engine.open())
    owner = await app.signIn()
  }, 300_000)
  afterAll(async () => {
    await app.stop()
    await engine.remove()
  })
  const api = (method: string, path: string, asked: Parameters<typeof app.ask>[2] = {}) =>
    app.ask(method, `/owner/api/${path}`, asked)
  const read = async (path: string) => (await api('GET', path, { cookie: owner })).json()

  test('script and formulas that were stored stay text, in every answer', async () => {
    const fields = { label: `=1+1${SCRIPT}`, note: `@SUM${SCRIPT}`, greeting: SCRIPT }
    const made = await api('POST', 'links', { cookie: owner, body: fields })
    const { link, url } = await made.json()
    const opened = await app.ask('POST', new URL(url).pathname, {
      body: { tab: tabName(9), from: SCRIPT },
      headers: { 'user-agent': `Mozilla/5.0 Firefox/1 ${SCRIPT}` },
    })
    const pages = [
      { number: 0, path: `/${SCRIPT}`, ago: 1, ms: 1, depth: 1, sections: [], marks: [] },
      {
        ...{ number: 1, path: '/case-study/one', ago: 9_000, ms: 9_000, depth: 1 },
        sections: [{ name: SCRIPT, position: 0, ago: 1, ms: 1 }],
        marks: [{ kind: SCRIPT, ago: 1 }],
      },
    ]
    await app.ask('POST', '/reads', { cookie: cookieOf(opened), body: { tab: tabName(9), pages } })
    await app.settle()
    await app.app.request(
      '/functions/v1/send-contact-email',
      contactRequest({ ...VALID_MESSAGE, subject: SCRIPT }),
    )
    const [visit] = await (await api('GET', `visits?link=${link.id}`, { cookie: owner })).json()
    expect(visit).toMatchObject({
      referrer: 'other',
      device: 'Firefox',
      spans: [{ title: 'Study One', sections: [] }],
    })
    expect(visit.spans).toHaveLength(1)
    for (const path of ANSWERS) {
      const answer = await api('GET', path, { cookie: owner })
      expect(answer.headers.get('content-type')).toMatch(/^(application\/json|text\/csv)/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      if (path.includes('.')) expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    }
    const csv = await (await api('GET', 'links.csv', { cookie: owner })).text()
    expect(csv).toContain(`"'=1+1""><script>`)
    expect(csv).toContain(`"'@SUM""><script>`)
    expect(csv).not.toMatch(/(^|,)"?[=@]/m)
  })

  test('a message that was held back is seen, sent as no spam, and deleted', async () => {
    const signals = { 'x-contact-signals': encodeURIComponent(JSON.stringify({ website: 'filled' })) }
    const message = { ...VALID_MESSAGE, subject: 'Held' }
    await app.app.request('/functions/v1/send-contact-email', contactRequest(message, signals))
    const held = async () => {
      const { messages } = await (await api('GET', 'messages', { cookie: owner })).json()
      return messages.find(({ subject }: { subject: string }) => subject === 'Held')
    }
    const { id, state } = await held()
    expect(state).toBe('held back')
    const released = await api('POST', `messages/${id}/not-spam`, { cookie: owner })
    expect(await released.json()).toMatchObject({ id, state: 'waiting' })
    expect((await api('POST', `messages/${id}/not-spam`, { cookie: owner })).status).toBe(404)
    expect((await api('POST', `messages/${id}/resend`, { cookie: owner })).status).toBe(200)
    expect(await (await api('GET', 'messages.json', { cookie: owner })).json()).toContainEqual(
      expect.objectContaining({ id, subject: 'Held' }),
    )
    expect((await api('DELETE', `messages/${id}`, { cookie: owner })).status).toBe(204)
    expect(await held()).toBeUndefined()
  })

  test('messages of one millisecond are all seen, also where a page ends', async () => {
    const rest = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M', state: 'accepted' as const }
    const ids = Array.from(
      { length: 230 },
      (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    )
    const rows = ids.map((id) => ({ ...rest, id, received_at: 1_000, sender_hash: 'h' }))
    await app.database.queries.insertInto('contact_messages').values(rows).execute()
    const seen: { id: string; receivedAt: number }[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: MessagePage = await read(next ? `messages?before=${next}` : 'messages')
      expect(page.messages.length).toBeGreaterThan(0)
      seen.push(...page.messages)
      next = page.next
    }
    const old = seen.filter(({ receivedAt }) => receivedAt === 1_000)
    expect(old.map(({ id }) => id)).toEqual(ids.toReversed())
  })

  test('a list has no texts, and a message of any length is read by its id', async () => {
    const long = 'ö'.repeat(400_000)
    const posted = {
      ...VALID_MESSAGE,
      name: `Zoë ${'x'.repeat(300)}`,
      subject: 'Long',
      message: `${long} end`,
    }
    await app.app.request('/functions/v1/send-contact-email', contactRequest(posted))
    const answer = await api('GET', 'messages?search=long', { cookie: owner })
    const text = await answer.text()
    expect(text.length).toBeLessThan(1_000)
    const [entry] = (JSON.parse(text) as MessagePage).messages
    expect(entry).toMatchObject({ subject: 'Long', name: posted.name.slice(0, 200), state: 'waiting' })
    expect(await read(`messages/${entry?.id}`)).toEqual({ ...entry, ...posted })
    expect((await api('GET', `messages/${entry?.id.slice(0, 8)}`, { cookie: owner })).status).toBe(404)
  })

  test('messages are found by words of name, address, subject and the beginning of the text', async () => {
    const post = (fields: object) =>
      app.app.request('/functions/v1/send-contact-email', contactRequest({ ...VALID_MESSAGE, ...fields }))
    await post({
      name: 'Ólafur Þór',
      subject: 'Fjord',
      message: `Snow ${'.'.repeat(4_000)} ice ${'.'.repeat(90)} fog`,
    })
    const found = async (words: string, more = '') => {
      const { messages }: MessagePage = await read(`messages?search=${encodeURIComponent(words)}${more}`)
      return messages.map(({ subject }) => subject)
    }
    expect(await found('ÓLAFUR fjord')).toEqual(['Fjord'])
    expect(await found('ada.rowe@ þór')).toEqual(['Fjord'])
    expect(await found('snow ICE')).toEqual(['Fjord'])
    expect(await found('snow fog')).toEqual([])
    expect(await found('fjord', '&state=not%20mailed')).toEqual(['Fjord'])
    expect(await found('fjord', '&state=held%20back')).toEqual([])
    expect(await found('%_')).toEqual([])
  })

  test('a table of messages has no formula, whatever is before it', async () => {
    const starts = ['=1', ' =1', '\u00a0=1', '\n=1', '\t@x', '\u200b+1', '＝1', '-1', '"=1', 'a=1']
    const rows = starts.map((message, i) => ({
      ...{ id: `10000000-0000-4000-8000-00000000000${i}`, received_at: i, name: 'A', email: 'a@example.com' },
      ...{ subject: 'S', message, state: 'accepted' as const, sender_hash: 'h' },
    }))
    await app.database.queries.insertInto('contact_messages').values(rows).execute()
    const table = await (await api('GET', 'messages.csv', { cookie: owner })).text()
    const cells = starts.map((start) => `"S","${start.replaceAll('"', '""')}"`)
    expect(cells.filter((each) => table.includes(each))).toEqual(['"S","""=1"', '"S","a=1"'])
    for (const start of starts.slice(0, 8)) expect(table).toContain(`"S","'${start}"`)
  })
})
