export interface SecurityHeaderOptions {
  /** `sha256-…` of every inline script of the built pages. */
  inlineScriptHashes: readonly string[]
  /** Origin of a hosted backend; left out when the site's own server is the backend. */
  backendOrigin?: string | undefined
  /** What an analytics tag loads and where it sends what it counts. */
  tag?: { scripts: string[]; connections: string[]; images: string[] }
  /** Keeps everything out of search engines, also what has no head to say so. */
  unlisted?: true
}

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

export function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...DENIED_FEATURES.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(
      ', ',
    ),
    // No Cross-Origin-Opener-Policy, as the owner's view has: for it the browser leaves the process that it has made
    // ready and starts another when the answer comes, and the first paint is a sixth later. Who opens a public page
    // learns nothing from its window, and our own links to elsewhere give none away (noopener).
    'X-Frame-Options': 'SAMEORIGIN',
    ...(options.unlisted && { 'X-Robots-Tag': 'noindex, nofollow' }),
  }
}

const OF_FILES = new Set(['X-Content-Type-Options', 'X-Robots-Tag'])

/**
 * What of them a file needs that is part of pages and never a page itself: scripts, pictures, fonts. The others take
 * effect on documents only, and would be a kilobyte with each file.
 */
export function fileHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OF_FILES.has(name)))
}

/** Of the owner's view: it stands alone, and nobody else may show it, find it or learn of it. */
export const OWNER_VIEW_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Toasts bring their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

function contentSecurityPolicy({ inlineScriptHashes, backendOrigin, tag }: SecurityHeaderOptions): string {
  const backend = backendOrigin ? ` ${backendOrigin}` : ''
  const scriptHashes = inlineScriptHashes.map((hash) => ` '${hash}'`).join('')
  const of = (sources: string[] = []) => sources.map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes}${of(tag?.scripts)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${backend}${of(tag?.images)}`,
    "font-src 'self'",
    `connect-src 'self'${backend}${of(tag?.connections)}`,
    // The embedded frames' addresses are the owner's configuration.
    "frame-src 'self' https: http:",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ')
}
