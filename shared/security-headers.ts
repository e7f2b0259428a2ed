export interface SecurityHeaderOptions {
  /** `sha256-…` of every inline script of the built pages. */
  inlineScriptHashes: readonly string[]
  /** Origin of a hosted backend; left out when the site's own server is the backend. */
  backendOrigin?: string | undefined
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
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
  }
}

/**
 * What of them a file needs that is part of pages and never a page itself: scripts, pictures, fonts. The others take
 * effect on documents only, and would be a kilobyte with each file.
 */
export function fileHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name === 'X-Content-Type-Options'))
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

function contentSecurityPolicy({ inlineScriptHashes, backendOrigin }: SecurityHeaderOptions): string {
  const backend = backendOrigin ? ` ${backendOrigin}` : ''
  const scriptHashes = inlineScriptHashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${backend}`,
    "font-src 'self'",
    `connect-src 'self'${backend}`,
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
