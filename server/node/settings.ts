import { existsSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { MAX_PASSWORD_LENGTH } from '../../shared/access-cost.ts'
import {
  type CommonSettings,
  type Environment,
  readCommonSettings,
  SettingsReader,
  wholeNumber,
} from '../common-settings.ts'

const DAY_MS = 24 * 60 * 60_000
const DEFAULT_SESSION_DAYS = 30
/** It opens all messages, and anyone may try. */
const LEAST_OWNER_PASSWORD = 10

export interface Settings extends CommonSettings {
  port: number
  /** Undefined listens on every address of the machine. */
  host: string | undefined
  dataDir: string
  /** How long requests are still taken after the signal to stop, while proxies learn of it. */
  stopDelayMs: number
  /** Where the build has put the site. */
  buildFolder: string
  /** Whether the site is served to sessions only, and how long one lasts. */
  lock: boolean
  sessionMs: number
  /** What opens the gate and confidential studies, as far as the server was told. */
  passwords: string[]
  /** What the owner signs in with; without it there are no links, no readers and no owner's view. */
  ownerPassword: string | undefined
  /** Whether the owner gets a mail about the readers each week. */
  weeklySummary: boolean
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: BlockList
}

/** From the environment and, for what it does not have, from the file `.env`. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readSettings(process.env)
}

/** Throws `SettingsError`. */
export function readSettings(env: Environment): Settings {
  const reader = new SettingsReader(env)
  const settings: Settings = {
    port: reader.number('PORT', 'a number from 0 to 65535', 0, 65535) ?? 4173,
    host: reader.text('HOST'),
    dataDir: resolve(reader.text('DATA_DIR') ?? 'data'),
    stopDelayMs: 1000 * (reader.number('STOP_DELAY_SECONDS', 'a number from 0 to 300', 0, 300) ?? 0),
    buildFolder: reader.text('BUILD_FOLDER') ?? 'dist',
    ...readCommonSettings(reader),
    lock: reader.parsed('LOCK', '"server" or left out', (value) => value === 'server' || undefined) ?? false,
    sessionMs:
      (reader.number('SESSION_DAYS', 'a whole number from 1 to 400', 1, 400) ?? DEFAULT_SESSION_DAYS) *
      DAY_MS,
    // As they are: a space at the end belongs to a password.
    passwords: passwordsIn(env),
    ownerPassword: reader.parsed(
      'OWNER_PASSWORD',
      `${LEAST_OWNER_PASSWORD} to ${MAX_PASSWORD_LENGTH} characters long`,
      (value) =>
        value.length >= LEAST_OWNER_PASSWORD && value.length <= MAX_PASSWORD_LENGTH ? value : undefined,
    ),
    weeklySummary:
      reader.parsed('READERS_SUMMARY', '"weekly" or left out', (value) => value === 'weekly' || undefined) ??
      false,
    trustedProxies:
      reader.parsed('TRUSTED_PROXY', 'addresses or networks like 127.0.0.1 or 10.0.0.0/8', parseNetworks) ??
      new BlockList(),
  }
  reader.throwMistakes()
  return settings
}

function passwordsIn(env: Environment): string[] {
  return Object.entries(env).flatMap(
    ([name, value]) => (/^(PORTFOLIO|STUDY)_PASSWORD(_|$)/.test(name) && value) || [],
  )
}

function parseNetworks(value: string): BlockList | undefined {
  const networks = new BlockList()
  for (const part of value.split(',')) {
    const [address = '', prefix] = part.trim().split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const bits = prefix === undefined ? most : wholeNumber(prefix, 0, most)
    if (version === 0 || bits === undefined) return undefined
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  }
  return networks
}
