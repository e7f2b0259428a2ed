import { expect, test } from 'vitest'
import {
  CONTACT_FIELDS,
  formatContactSignals,
  parseContactMessage,
  parseContactSignals,
} from './contact-message.ts'

const valid = { name: 'Ada', email: 'ada@example.com', subject: 'A role', message: 'Hello.\n\nBye.' }

test('a complete message passes as it is', () => {
  expect(parseContactMessage(valid)).toEqual({ ok: true, message: valid })
})

test.each([undefined, null, 'text', 7, true, [], [valid]])('%j is no message', (body) => {
  expect(parseContactMessage(body)).toEqual({ ok: false, fields: CONTACT_FIELDS })
})

test.each(CONTACT_FIELDS)('%s is required, as text that is not blank', (field) => {
  for (const value of [undefined, null, 7, {}, [], '', ' \t\r\n', '\u0000']) {
    expect(parseContactMessage({ ...valid, [field]: value })).toEqual({ ok: false, fields: [field] })
  }
})

test.each([
  'plain',
  '@example.com',
  'ada@',
  'a b@example.com',
  'a@b@example.com',
  'a\n@example.com',
  '<a@example.com>',
])('%j is no e-mail address', (email) => {
  expect(parseContactMessage({ ...valid, email })).toEqual({ ok: false, fields: ['email'] })
})

test.each(["o'hara+jobs!#$%&*/=?^_`{|}~-@example.co.uk", 'ada@localhost', 'ada@bücher.example'])(
  '%j is an e-mail address, as it is for a browser',
  (email) => {
    expect(parseContactMessage({ ...valid, email })).toMatchObject({ ok: true, message: { email } })
  },
)

test('there are no length limits', () => {
  const long = 'x'.repeat(1_000_000)
  const body = { name: long, email: `${long}@example.com`, subject: long, message: long }
  expect(parseContactMessage(body)).toMatchObject({ ok: true, message: body })
})

test('line breaks leave the one-line fields and stay in the message', () => {
  const body = {
    ...valid,
    name: 'Ada\r\nBcc: x@example.com',
    subject: 'A\u2028B\u0000C',
    message: 'a\r\nb\rc\u0007\td',
  }
  expect(parseContactMessage(body)).toMatchObject({
    message: { name: 'Ada Bcc: x@example.com', subject: 'A B C', message: 'a\nb\nc\td' },
  })
})

test('text that has no UTF-8 form is replaced', () => {
  expect(parseContactMessage({ ...valid, name: 'a\ud800b', message: '👋\udc00' })).toMatchObject({
    message: { name: 'a\ufffdb', message: '👋\ufffd' },
  })
})

test('signals come back as they were sent; those of another type are not taken', () => {
  const signals = { website: 'https://spam.example/ü', fillTimeMs: 1200, idempotencyKey: 'k1' }
  expect(parseContactSignals(formatContactSignals(signals))).toEqual(signals)
  expect(parseContactSignals('{"website":1,"fillTimeMs":"1","idempotencyKey":{}}')).toEqual({})
})

test.each([undefined, '', '{', '%', 'null', '[]', '7'])('damaged signals (%s) are no signals', (header) => {
  expect(parseContactSignals(header)).toEqual({})
})
