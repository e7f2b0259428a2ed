/** The host name of the site whose link led here; empty without one, or within this site. */
export function referrerHost(): string {
  const [, host = ''] = /^https?:\/\/([^/:]+)/.exec(document.referrer) ?? []
  return host === location.hostname ? '' : host
}
