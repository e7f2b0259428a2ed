import { scryptSync } from 'node:crypto'
import { loadEnv } from 'vite'
import { seoDefaults } from '../content/site.ts'
import { ACCESS_COST, MAX_PASSWORD_LENGTH } from '../shared/access-cost.ts'
import { DEFAULT_PASSWORD, publicPasswordWarning } from './default-password.mjs'

const STUDY_PASSWORD = 'STUDY_PASSWORD_'

export interface BuildSettings {
  /** The gate's password; only its slow hash goes into the bundle. */
  password: string
  /** Address of the hosted backend; empty means the site's own origin. */
  backendUrl: string
  /** The backend's public anonymous key. */
  backendKey: string
  /** Where the site will live. */
  origin: string
  /** How visitors write: with the form, or with their own mail program where no backend takes the form. */
  contact: 'form' | 'mail'
  /** Whether the server serves the site to sessions only. */
  lock: boolean
  /** Whether a locked site's gate and link preview name the owner. */
  ownerShown: boolean
  /** Whether there are links for recipients and an owner's view. The owner's password itself is the server's. */
  readers: boolean
  /** Passwords of confidential studies, by setting. */
  studyPasswords: Record<string, string>
  /** What the owner should know before the site goes online; empty if all is well. */
  warning: string
}

const PREFIXES = ['PORTFOLIO_', 'SUPABASE_', 'SITE_', 'LOCK', 'OWNER_PASSWORD', STUDY_PASSWORD]

export class SettingError extends Error {}

/** Reads the build's settings from the environment and `.env`, and explains what is wrong with them. */
export function readBuildSettings(root = process.cwd()): BuildSettings {
  const env = { ...loadEnv('production', root, PREFIXES), ...process.env }
  const password = env.PORTFOLIO_PASSWORD || DEFAULT_PASSWORD
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new SettingError(`PORTFOLIO_PASSWORD is longer than ${MAX_PASSWORD_LENGTH} characters.`)
  }
  const lock = oneOf('LOCK', env.LOCK, 'server')
  if (lock && env.SUPABASE_URL) {
    throw new SettingError(
      "LOCK=server can't close what a hosted backend serves to everyone. Leave SUPABASE_URL out, or LOCK.",
    )
  }
  if (env.OWNER_PASSWORD && env.SUPABASE_URL) {
    throw new SettingError(
      'OWNER_PASSWORD needs the built-in backend: links and readers are not for a hosted one. Leave it or SUPABASE_URL out.',
    )
  }
  return {
    password,
    lock,
    readers: Boolean(env.OWNER_PASSWORD),
    ownerShown: !oneOf('LOCK_OWNER', env.LOCK_OWNER, 'hidden'),
    studyPasswords: studyPasswords(env),
    backendUrl: webAddress('SUPABASE_URL', env.SUPABASE_URL),
    backendKey: env.SUPABASE_ANON_KEY || 'public-anon-key',
    origin: siteOrigin(env.SITE_ORIGIN) || seoDefaults.origin,
    contact: contactWay(env.SITE_CONTACT),
    warning: publicPasswordWarning(password, env.SITE_ORIGIN),
  }
}

function webAddress(name: string, value: string | undefined): string {
  if (!value) return ''
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new SettingError(`${name} must be an address like https://example.com, but it is "${value}".`)
  }
  return new URL(value).origin
}

/** Every address in the pages begins with `/`, so the site can't live below a path. */
function siteOrigin(value: string | undefined): string {
  const origin = webAddress('SITE_ORIGIN', value)
  if (value && new URL(value).pathname !== '/') {
    throw new SettingError(
      `SITE_ORIGIN has a path (${new URL(value).pathname}), but the site needs a host name of its own, like https://portfolio.example.com.`,
    )
  }
  return origin
}

function contactWay(value: string | undefined): BuildSettings['contact'] {
  if (!value || value === 'form') return 'form'
  if (value === 'mail') return 'mail'
  throw new SettingError(`SITE_CONTACT must be form or mail, but it is "${value}".`)
}

/** A word that is misspelt must not leave the site open. */
function oneOf(name: string, value: string | undefined, word: string): boolean {
  if (value && value !== word)
    throw new SettingError(`${name} must be "${word}" or left out, but it is "${value}".`)
  return value === word
}

function studyPasswords(env: NodeJS.ProcessEnv): Record<string, string> {
  const set = Object.entries(env).filter(([name, value]) => name.startsWith(STUDY_PASSWORD) && value)
  const tooLong = set.find(([, value]) => value!.length > MAX_PASSWORD_LENGTH)
  if (tooLong) throw new SettingError(`${tooLong[0]} is longer than ${MAX_PASSWORD_LENGTH} characters.`)
  return Object.fromEntries(set) as Record<string, string>
}

/** The setting that holds the password of a confidential study. */
export function studyPasswordName(slug: string): string {
  return STUDY_PASSWORD + slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')
}

/** A password's slow hash. The salt only has to differ from site to site; a fixed one keeps file names stable. */
export function passwordHash(password: string, salt: string): string {
  return scryptSync(password, salt, 32, ACCESS_COST).toString('hex')
}

/** Values that the bundle takes in as constants. */
export function bundleConstants(settings: Omit<BuildSettings, 'warning'>): Record<string, string> {
  const { lock, ownerShown, origin: salt } = settings
  return {
    // A locked site's password is known to its server alone.
    __ACCESS__: lock ? '{}' : JSON.stringify({ salt, hash: passwordHash(settings.password, salt) }),
    __LOCK__: String(lock),
    __READERS__: String(settings.readers),
    __OWNER_SHOWN__: String(!lock || ownerShown),
    __BACKEND__: JSON.stringify({ url: settings.backendUrl, key: settings.backendKey }),
    __CONTACT__: JSON.stringify(settings.contact),
    __ORIGIN__: JSON.stringify(settings.origin),
    __BUILD_YEAR__: String(new Date().getFullYear()),
  }
}
