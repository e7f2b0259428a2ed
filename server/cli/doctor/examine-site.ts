import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../node/settings.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/

interface BuiltSite {
  origin?: string
  opensWithSample?: boolean
}

/** The built site, and what the settings say of the place where it lives. */
export function examineSite(settings: Settings, folder = 'dist'): Finding[] {
  const file = join(folder, 'site.json')
  if (!existsSync(file)) return [problem('site', 'It is not built. Make it with: npm run build')]
  const built = JSON.parse(readFileSync(file, 'utf8')) as BuiltSite
  const { siteOrigin } = settings
  const findings = [password(built, siteOrigin)]
  if (!siteOrigin) {
    findings.push(warning('address', 'SITE_ORIGIN is not set: link previews lead to the sample’s.'))
  } else if (built.origin !== siteOrigin) {
    findings.push(
      problem('address', `The site was built for ${built.origin}, not for ${siteOrigin}. Build anew.`),
    )
  } else findings.push(ok('address', `The site was built for ${siteOrigin}.`))
  if (siteOrigin?.startsWith('https:') && settings.trustedProxies.rules.length === 0) {
    findings.push(
      warning('proxy', 'TRUSTED_PROXY is not set: behind a proxy all visitors count as one sender.'),
    )
  }
  return findings
}

function password({ opensWithSample }: BuiltSite, origin: string | undefined): Finding {
  if (!opensWithSample) return ok('password', 'The gate opens with a password of your own.')
  const here = !origin || LOCAL.test(origin)
  const finding = here ? warning : problem
  return finding(
    'password',
    'The gate opens with the sample’s password, which is public. Set PORTFOLIO_PASSWORD and build anew.',
  )
}
