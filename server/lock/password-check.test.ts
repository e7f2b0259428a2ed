import { expect, test } from 'vitest'
import { PasswordCheck } from './password-check.ts'

const MINUTE = 60_000
const networkOf = (i: number) => [`192.0.${i >> 8}.${i & 255}`]

/** A check that counts what it computes, with a clock that the test sets. */
function counted(parts: { passwords?: Record<string, string>; hashes?: Record<string, string> }) {
  const clock = { now: 0 }
  const count = { fast: 0, slow: 0 }
  const check = new PasswordCheck({
    ...parts,
    fastHash: (password) => {
      count.fast++
      return `fast ${password}`
    },
    slowHash: async (password) => {
      count.slow++
      return `slow ${password}`
    },
    now: () => clock.now,
  })
  return { check, clock, count }
}

test('a thousand addresses that guess keep a right password out at no moment, and cost no slow hash', async () => {
  const { check, clock, count } = counted({ hashes: { general: 'slow open-please' } })
  await check.learn('open-please')
  count.slow = 0
  let right = 0
  for (let i = 0; i < 20_000; i++) {
    clock.now += 10
    await check.check(`guess ${i}`, networkOf(i % 1000))
    if (i % 100 === 0 && (await check.check('open-please', ['203.0.113.9'])).kind === 'right') right++
  }
  expect([right, count.slow]).toEqual([200, 0])
})

test('an empty password and one that is too long cost nothing, and count for their own address alone', async () => {
  const { check, count } = counted({ hashes: { general: 'slow open-please' } })
  for (const password of ['', 'x'.repeat(1001), 'open-please\0']) {
    expect((await check.check(password, ['192.0.2.1'])).kind).toBe('wrong')
  }
  expect(count).toEqual({ fast: 0, slow: 0 })
  for (let i = 0; i < 7; i++) await check.check('', ['192.0.2.1'])
  expect(await check.check('open-please', ['192.0.2.1'])).toEqual({ kind: 'wait', ms: 10 * MINUTE })
  expect(await check.check('open-please', ['192.0.2.2'])).toEqual({ kind: 'right', right: 'general' })
})

test('many guesses of one address at once are not let through', async () => {
  const { check } = counted({ passwords: { owner: 'the-owner-alone' } })
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, (_, i) => check.check(`guess ${i}`, ['192.0.2.1'])),
  )
  expect(verdicts.filter(({ kind }) => kind === 'wrong')).toHaveLength(10)
})

test('a password that is known by its slow hash alone is hashed slowly until it was right once', async () => {
  const { check, count } = counted({ hashes: { general: 'slow one', 'study:acme': 'slow other' } })
  const networks = Array.from({ length: 9 }, (_, i) => networkOf(i))
  expect((await check.check('wrong', networks[0]!)).kind).toBe('wrong')
  expect(await check.check('one', networks[1]!)).toEqual({ kind: 'right', right: 'general' })
  expect(count.slow).toBe(2)
  expect(await check.check('one', networks[2]!)).toEqual({ kind: 'right', right: 'general' })
  expect(count.slow).toBe(2)
  // The other one is still unknown.
  expect((await check.check('wrong', networks[3]!)).kind).toBe('wrong')
  expect(await check.check('other', networks[4]!)).toEqual({ kind: 'right', right: 'study:acme' })
  expect((await check.check('wrong', networks[5]!)).kind).toBe('wrong')
  expect(count.slow).toBe(4)
})

test('while many wait for slow hashes, others are asked to come soon, but who has a session is heard', async () => {
  const { check } = counted({ hashes: { general: 'slow one', 'study:acme': 'slow other' } })
  await check.check('one', ['203.0.113.9'])
  const guesses = Array.from({ length: 100 }, (_, i) => check.check(`guess ${i}`, networkOf(i)))
  const inside = check.check('other', ['203.0.113.8'], true)
  // A password that was right before needs no slow hash.
  expect((await check.check('one', ['203.0.113.9'])).kind).toBe('right')
  const verdicts = await Promise.all(guesses)
  expect(verdicts.filter(({ kind }) => kind === 'wrong')).toHaveLength(20)
  expect(verdicts.at(-1)).toEqual({ kind: 'wait', ms: 2000 })
  expect((await inside).kind).toBe('right')
})
