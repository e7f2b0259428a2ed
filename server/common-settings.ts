import { DEFAULT_RATE_LIMITS, type RateLimits } from './contact/rate-limits.ts'
import { DEFAULT_STORE_QUOTA_MB } from './contact/store-quota.ts'
import { LOG_FORMATS, type LogFormat } from './log.ts'
import type { MailSettings } from './mail/compose-mail.ts'

const MEGABYTE = 1024 * 1024
const DAY_MS = 24 * 60 * 60_000

/** What the backend needs wherever it runs. */
export interface CommonSettings {
  /** PostgreSQL; the embedded server has SQLite without it. */
  databaseUrl: string | undefined
  mail: MailSettings | undefined
  /** Where the site lives, if it is known. */
  siteOrigin: string | undefined
  /** Other origins whose pages may post messages. */
  allowedOrigins: string[]
  /** Keys the hashes of visitors' addresses. */
  addressKey: string | undefined
  rateLimits: RateLimits
  /** How long messages are kept that were mailed; for ever without it. */
  retentionMs: number | undefined
  /** Of all stored messages, in bytes. */
  storeQuota: number
  logFormat: LogFormat
}

export type Environment = Record<string, string | undefined>

/** Everything that is wrong with the settings, one line each. */
export class SettingsError extends Error {
  readonly lines: string[]
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Reads settings one by one and collects what is wrong with them. */
export class SettingsReader {
  readonly mistakes: string[] = []
  readonly #env: Environment
  constructor(env: Environment) {
    this.#env = env
  }

  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined
  }

  parsed<T>(name: string, wanted: string, parse: (value: string) => T | undefined): T | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const result = parse(value)
    // A password, or an address with one in it, is not repeated on the screen.
    const found = /_(URL|PASSWORD)$/.test(name) ? '' : `, but it is "${value}"`
    if (result === undefined) this.mistakes.push(`${name} must be ${wanted}${found}.`)
    return result
  }

  number(name: string, wanted: string, least: number, most: number): number | undefined {
    return this.parsed(name, wanted, (value) => wholeNumber(value, least, most))
  }

  throwMistakes(): void {
    if (this.mistakes.length > 0) throw new SettingsError(this.mistakes)
  }
}

export function readCommonSettings(reader: SettingsReader): CommonSettings {
  const count = (name: string) => reader.number(name, 'a whole number above 0', 1, 1e9)
  const origins = (name: string) =>
    reader.parsed(name, 'addresses like https://example.com', parseOrigins) ?? []
  const site = origins('SITE_ORIGIN')
  const retentionDays = count('MESSAGE_RETENTION_DAYS')
  return {
    databaseUrl: reader.parsed('DATABASE_URL', 'like postgres://user:password@host:5432/name', (value) =>
      withProtocol(value, 'postgres:', 'postgresql:'),
    ),
    mail: readMailSettings(reader),
    siteOrigin: site[0],
    allowedOrigins: [...site, ...origins('ALLOWED_ORIGINS')],
    addressKey: reader.text('ADDRESS_KEY'),
    rateLimits: {
      addressPerTenMinutes: count('RATE_LIMIT_TEN_MINUTES') ?? DEFAULT_RATE_LIMITS.addressPerTenMinutes,
      addressPerDay: count('RATE_LIMIT_DAY') ?? DEFAULT_RATE_LIMITS.addressPerDay,
      addressMegabytesPerDay: count('RATE_LIMIT_DAY_MB') ?? DEFAULT_RATE_LIMITS.addressMegabytesPerDay,
      everyonePerHour: count('RATE_LIMIT_EVERYONE_HOUR') ?? DEFAULT_RATE_LIMITS.everyonePerHour,
    },
    retentionMs: retentionDays && retentionDays * DAY_MS,
    storeQuota: (count('STORE_QUOTA_MB') ?? DEFAULT_STORE_QUOTA_MB) * MEGABYTE,
    logFormat:
      reader.parsed('LOG_FORMAT', 'text or json', (value) =>
        LOG_FORMATS.find((format) => format === value),
      ) ?? 'text',
  }
}

function readMailSettings(reader: SettingsReader): MailSettings | undefined {
  const { mistakes } = reader
  const before = mistakes.length
  const smtpUrl = reader.parsed('SMTP_URL', 'like smtps://user:password@host:465', (value) =>
    withProtocol(value, 'smtp:', 'smtps:'),
  )
  const resendUrl = reader.parsed('RESEND_URL', 'a web address', (value) =>
    withProtocol(value, 'https:', 'http:'),
  )
  const address = (value: string) => (/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(value) ? value : undefined)
  const from = reader.parsed('MAIL_FROM', 'an e-mail address', address)
  const to = reader.parsed('MAIL_TO', 'an e-mail address', address)
  const resendKey = reader.text('RESEND_API_KEY')
  if (mistakes.length > before || (!smtpUrl && !resendKey)) return undefined
  if (!from || !to) {
    mistakes.push('MAIL_FROM and MAIL_TO must be set when SMTP_URL or RESEND_API_KEY is.')
    return undefined
  }
  if (smtpUrl && resendKey) {
    mistakes.push('Only one of SMTP_URL and RESEND_API_KEY may be set.')
    return undefined
  }
  return { from, to, via: smtpUrl ? { smtpUrl } : { resendKey: resendKey ?? '', resendUrl } }
}

export function wholeNumber(value: string, least: number, most: number): number | undefined {
  const number = Number(value)
  return /^\d+$/.test(value) && number >= least && number <= most ? number : undefined
}

function withProtocol(value: string, ...protocols: string[]): string | undefined {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined
}

function parseOrigins(value: string): string[] | undefined {
  const addresses = value.split(',').map((part) => part.trim())
  const valid = addresses.every((address) => withProtocol(address, 'https:', 'http:') !== undefined)
  return valid ? addresses.map((address) => new URL(address).origin) : undefined
}
