/** The page that runs what visitors type into the code experiment. */
export const PREVIEW_PATH = '/embeds/code-experiment/preview'

/**
 * Takes the place of the site's Content-Security-Policy on that one path. It allows the inline script that the
 * page exists for, and `sandbox` gives it an origin of its own: no storage, no cookies, no site, even when it is
 * opened directly.
 */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-scripts',
].join('; ')
