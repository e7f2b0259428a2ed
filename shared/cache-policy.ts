/** Everything under /assets is named by the bundler, hash included. */
const BUNDLED_FILE = /^\/assets\/.*-[\w-]{8,}\.[A-Za-z0-9]+$/

/**
 * Elsewhere people choose names too: `first-accessibility.pdf` has no hash. So the last part must
 * hold both a letter and a digit; a hash that happens not to is merely revalidated.
 */
const NAMED_FILE =
  /^\/(?:images|storage\/v1\/object\/public)\/.*-(?=\w*\d)(?=\w*[A-Za-z])\w{8,}\.[A-Za-z0-9]+$/

/** Cache-Control of a public file: a name that carries its content's hash never changes. */
export function cachePolicy(path: string): string {
  const hashed = BUNDLED_FILE.test(path) || NAMED_FILE.test(path)
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}
