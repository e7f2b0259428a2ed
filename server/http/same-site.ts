import type { Context } from 'hono'

/**
 * Whether a request comes from a page of this site, or from no page at all. A browser says so itself where the line is
 * encrypted; elsewhere it names the page's origin with everything but a plain GET.
 */
export function isSameSite(c: Context, siteOrigin: string | undefined): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  if (!origin) return true
  return origin === siteOrigin || (URL.canParse(origin) && new URL(origin).host === c.req.header('host'))
}
