import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SettingsError } from '../common-settings.ts'
import { readSettings } from './settings.ts'

function mistakes(env: Record<string, string>): string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
  }
  return []
}

test('without any setting the site runs on port 4173 with SQLite and no mail', () => {
  expect(readSettings({ PORT: '', SMTP_URL: ' ' })).toMatchObject({
    port: 4173,
    host: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    mail: undefined,
    allowedOrigins: [],
    retentionMs: undefined,
    rateLimits: {
      addressPerTenMinutes: 5,
      addressPerDay: 30,
      addressMegabytesPerDay: 5,
      everyonePerHour: 200,
    },
    storeQuota: 500 * 1024 * 1024,
    logFormat: 'text',
    stopDelayMs: 0,
  })
})

test('settings are read', () => {
  const settings = readSettings({
    PORT: '80',
    SITE_ORIGIN: 'https://tova.example.com/',
    ALLOWED_ORIGINS: 'https://a.example.com, http://localhost:5173/path',
    SMTP_URL: 'smtps://user:password@mail.example.com:465',
    MAIL_FROM: 'Portfolio <site@example.com>',
    MAIL_TO: 'tova.merrin@example.com',
    RATE_LIMIT_DAY: '7',
    MESSAGE_RETENTION_DAYS: '30',
    STORE_QUOTA_MB: '20',
    LOG_FORMAT: 'json',
    STOP_DELAY_SECONDS: '5',
  })
  expect(settings).toMatchObject({ logFormat: 'json', stopDelayMs: 5_000 })
  expect(settings.allowedOrigins).toEqual([
    'https://tova.example.com',
    'https://a.example.com',
    'http://localhost:5173',
  ])
  expect(settings.mail).toEqual({
    from: 'Portfolio <site@example.com>',
    to: 'tova.merrin@example.com',
    via: { smtpUrl: 'smtps://user:password@mail.example.com:465' },
  })
  expect(settings.rateLimits.addressPerDay).toBe(7)
  expect(settings.retentionMs).toBe(30 * 24 * 60 * 60_000)
  expect(settings.storeQuota).toBe(20 * 1024 * 1024)
})

test.each([
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, but it is "65536".'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json, but it is "xml".'],
  [{ STOP_DELAY_SECONDS: '301' }, 'STOP_DELAY_SECONDS must be a number from 0 to 300, but it is "301".'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, but it is "-1".'],
  [{ MESSAGE_RETENTION_DAYS: '0' }, 'MESSAGE_RETENTION_DAYS must be a whole number above 0, but it is "0".'],
  [{ RATE_LIMIT_DAY: '0' }, 'RATE_LIMIT_DAY must be a whole number above 0, but it is "0".'],
  [{ STORE_QUOTA_MB: '1.5' }, 'STORE_QUOTA_MB must be a whole number above 0, but it is "1.5".'],
  [
    { SITE_ORIGIN: 'example.com' },
    'SITE_ORIGIN must be addresses like https://example.com, but it is "example.com".',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be like postgres://user:password@host:5432/name.'],
  [
    { TRUSTED_PROXY: '10.0.0.0/33' },
    'TRUSTED_PROXY must be addresses or networks like 127.0.0.1 or 10.0.0.0/8, but it is "10.0.0.0/33".',
  ],
  [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM and MAIL_TO must be set when SMTP_URL or RESEND_API_KEY is.'],
  [
    {
      SMTP_URL: 'smtp://localhost',
      RESEND_API_KEY: 're_1',
      MAIL_FROM: 'a@example.com',
      MAIL_TO: 'b@example.com',
    },
    'Only one of SMTP_URL and RESEND_API_KEY may be set.',
  ],
])('%j is explained in one line', (env, line) => {
  expect(mistakes(env)).toEqual([line])
})
