import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../node/settings.ts'
import { type Finding, finding } from './finding.ts'

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/

interface BuiltSite {
  origin?: string
  opensWithSample?: boolean
}

/** The built site, and what the settings say of the place where it lives. */
export function examineSite(settings: Settings, folder = 'dist'): Finding[] {
  const file = join(folder, 'site.json')
  if (!existsSync(file)) return [finding('problem', 'site', 'It is not built. Make it with: npm run build')]
  const built = JSON.parse(readFileSync(file, 'utf8')) as BuiltSite
  const { siteOrigin } = settings
  const findings = [password(built, siteOrigin)]
  if (!siteOrigin) {
    findings.push(
      finding('warning', 'address', 'SITE_ORIGIN is not set: link previews lead to the sample’s.'),
    )
  } else if (built.origin !== siteOrigin) {
    findings.push(
      finding(
        'problem',
        'address',
        `The site was built for ${built.origin}, not for ${siteOrigin}. Build anew.`,
      ),
    )
  } else findings.push(finding('ok', 'address', `The site was built for ${siteOrigin}.`))
  if (siteOrigin?.startsWith('https:') && settings.trustedProxies.rules.length === 0) {
    findings.push(
      finding(
        'warning',
        'proxy',
        'TRUSTED_PROXY is not set: behind a proxy all visitors count as one sender.',
      ),
    )
  }
  return findings
}

function password({ opensWithSample }: BuiltSite, origin: string | undefined): Finding {
  if (!opensWithSample) return finding('ok', 'password', 'The gate opens with a password of your own.')
  const here = !origin || LOCAL.test(origin)
  return finding(
    here ? 'warning' : 'problem',
    'password',
    'The gate opens with the sample’s password, which is public. Set PORTFOLIO_PASSWORD and build anew.',
  )
}
