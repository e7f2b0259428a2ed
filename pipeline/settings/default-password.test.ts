import { expect, test } from 'vitest'
import { DEFAULT_PASSWORD, passwordNote } from './default-password.mjs'

const PUBLIC = 'https://portfolio.example.com'

test('the password of the sample is shown, for trying the site', () => {
  expect(passwordNote({})).toBe(`Gate password: ${DEFAULT_PASSWORD}`)
  expect(passwordNote({ PORTFOLIO_PASSWORD: '' })).toContain(DEFAULT_PASSWORD)
})

test("the owner's own password is never shown", () => {
  const note = passwordNote({ PORTFOLIO_PASSWORD: 'mine-alone', SITE_ORIGIN: PUBLIC })
  expect(note).toContain('PORTFOLIO_PASSWORD')
  expect(note).not.toContain('mine-alone')
  expect(note).not.toContain('WARNING')
})

test("the sample's password on a site that others can reach is a warning", () => {
  for (const settings of [{}, { PORTFOLIO_PASSWORD: DEFAULT_PASSWORD }]) {
    expect(passwordNote({ ...settings, SITE_ORIGIN: PUBLIC })).toMatch(
      /^WARNING: https:\/\/portfolio\.example\.com /,
    )
    for (const local of ['http://localhost:4173', 'http://127.0.0.1', 'http://[::1]:80', ''])
      expect(passwordNote({ ...settings, SITE_ORIGIN: local }), local).not.toContain('WARNING')
  }
})
