import { loadEnv } from 'vite'
import { seoDefaults } from '../../content/site.ts'
import { MAX_PASSWORD_LENGTH } from '../../shared/access-cost.ts'
import type { SiteSettings } from '../../src/loading/site-settings'
import { ANALYTICS_HOSTS, ANALYTICS_KINDS, type AnalyticsTag } from './analytics-tag.ts'
import { DEFAULT_PASSWORD, NO_PASSWORD, publicPasswordWarning } from './default-password.mjs'

const STUDY_PASSWORD = 'STUDY_PASSWORD_'

export interface BuildSettings extends Omit<SiteSettings, 'access'> {
  /** The gate's password; only its slow hash goes into the site. */
  password: string
  /** How visitors write: with the form, or with their own mail program where no backend takes the form. */
  contact: 'form' | 'mail'
  analytics: AnalyticsTag | undefined
  /** Whether the server serves the site to sessions only. */
  lock: boolean
  /** Whether there are links for recipients and an owner's view. The owner's password itself is the server's. */
  readers: boolean
  /** Passwords of confidential studies, by setting. */
  studyPasswords: Record<string, string>
  /** What the owner should know before the site goes online; empty if all is well. */
  warning: string
}

const PREFIXES = ['PORTFOLIO_', 'SUPABASE_', 'SITE_', 'LOCK', 'OWNER_PASSWORD', STUDY_PASSWORD]

/** Everything that is wrong with the settings, one line each. */
export class SettingError extends Error {}

/** The mistakes of one reading. */
type Mistakes = string[]

/** Reads the build's settings from the environment and `.env`, and explains what is wrong with them. */
export function readBuildSettings(root = process.cwd(), env = environment(root)): BuildSettings {
  const mistakes: Mistakes = []
  const password = env.PORTFOLIO_PASSWORD || DEFAULT_PASSWORD
  const gate = password !== NO_PASSWORD
  if (password.length > MAX_PASSWORD_LENGTH)
    mistakes.push(`PORTFOLIO_PASSWORD is longer than ${MAX_PASSWORD_LENGTH} characters.`)
  const lock = isWord('LOCK', env.LOCK, 'server', mistakes)
  if (lock && env.SUPABASE_URL)
    mistakes.push(
      "LOCK=server can't close what a hosted backend serves to everyone. Leave SUPABASE_URL out, or LOCK.",
    )
  if (lock && !gate)
    mistakes.push('LOCK=server needs a password, and PORTFOLIO_PASSWORD is off. Set one, or leave LOCK out.')
  if (env.OWNER_PASSWORD && env.SUPABASE_URL)
    mistakes.push(
      'OWNER_PASSWORD needs the built-in backend: links and readers are not for a hosted one. Leave it or SUPABASE_URL out.',
    )
  const settings: BuildSettings = {
    gate,
    password,
    lock,
    readers: Boolean(env.OWNER_PASSWORD),
    ownerShown: !isWord('LOCK_OWNER', env.LOCK_OWNER, 'hidden', mistakes) || !lock,
    studyPasswords: studyPasswords(env, mistakes),
    backend: {
      url: webAddress('SUPABASE_URL', env.SUPABASE_URL, mistakes),
      key: env.SUPABASE_ANON_KEY || 'public-anon-key',
    },
    origin: siteOrigin(env.SITE_ORIGIN, mistakes) || seoDefaults.origin,
    contact: oneOf('SITE_CONTACT', env.SITE_CONTACT, ['form', 'mail'], mistakes) ?? 'form',
    indexing: oneOf('SITE_INDEXING', env.SITE_INDEXING, ['on', 'off'], mistakes) !== 'off',
    analytics: analyticsTag(env, mistakes),
    warning: publicPasswordWarning(password, env.SITE_ORIGIN || ownOrigin()),
  }
  if (mistakes.length > 0) throw new SettingError(mistakes.join('\n'))
  return settings
}

function environment(root: string): NodeJS.ProcessEnv {
  return { ...loadEnv('production', root, PREFIXES), ...process.env }
}

function webAddress(name: string, value: string | undefined, mistakes: Mistakes): string {
  if (!value) return ''
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin
  mistakes.push(`${name} must be an address like https://example.com, but it is "${value}".`)
  return ''
}

/** Of an owner who has written it into content; the sample's belongs to nobody. */
function ownOrigin(): string {
  return new URL(seoDefaults.origin).hostname.endsWith('.example.com') ? '' : seoDefaults.origin
}

/** Every address in the pages begins with `/`, so the site can't live below a path. */
function siteOrigin(value: string | undefined, mistakes: Mistakes): string {
  const origin = webAddress('SITE_ORIGIN', value, mistakes)
  if (origin && value && new URL(value).pathname !== '/')
    mistakes.push(
      `SITE_ORIGIN has a path (${new URL(value).pathname}), but the site needs a host name of its own, like https://portfolio.example.com.`,
    )
  return origin
}

function analyticsTag(env: NodeJS.ProcessEnv, mistakes: Mistakes): AnalyticsTag | undefined {
  const kind = oneOf('SITE_ANALYTICS', env.SITE_ANALYTICS, ANALYTICS_KINDS, mistakes)
  if (!kind) return undefined
  const id = env.SITE_ANALYTICS_ID ?? ''
  if (!/^[\w.:-]+$/.test(id))
    mistakes.push(
      `SITE_ANALYTICS_ID must be what the service calls your site (a domain, or an id like G-AB12CD34), but it is "${id}".`,
    )
  const host = webAddress('SITE_ANALYTICS_HOST', env.SITE_ANALYTICS_HOST, mistakes)
  return { kind, id, host: host || ANALYTICS_HOSTS[kind] }
}

function oneOf<Word extends string>(
  name: string,
  value: string | undefined,
  words: readonly Word[],
  mistakes: Mistakes,
): Word | undefined {
  if (!value) return undefined
  const found = words.find((word) => word === value)
  const list = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  if (!found) mistakes.push(`${name} must be ${list}, but it is "${value}".`)
  return found
}

/** A word that is misspelt must not leave the site open. */
function isWord(name: string, value: string | undefined, word: string, mistakes: Mistakes): boolean {
  if (value && value !== word) mistakes.push(`${name} must be "${word}" or left out, but it is "${value}".`)
  return value === word
}

function studyPasswords(env: NodeJS.ProcessEnv, mistakes: Mistakes): Record<string, string> {
  const set = Object.entries(env).filter(([name, value]) => name.startsWith(STUDY_PASSWORD) && value)
  for (const [name, value] of set)
    if (value!.length > MAX_PASSWORD_LENGTH)
      mistakes.push(`${name} is longer than ${MAX_PASSWORD_LENGTH} characters.`)
  return Object.fromEntries(set) as Record<string, string>
}

/** The setting that holds the password of a confidential study. */
export function studyPasswordName(slug: string): string {
  return STUDY_PASSWORD + slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')
}
