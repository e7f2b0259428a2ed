/** Of another site that led here, its host name; else empty. */
export function referrerHost(): string {
  const [, host = ''] = /^https?:\/\/([^/:]+)/.exec(document.referrer) ?? []
  return host === location.hostname ? '' : host
}
