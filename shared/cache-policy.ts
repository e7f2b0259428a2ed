export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATED = 'no-cache'

/** Where the build puts its files, each with a hash of its content in its name; `/data` has it in its folder's. */
export const HASHED_FOLDERS = [
  '/assets/',
  '/data/',
  '/images/',
  '/storage/v1/object/public/case-study-assets/',
  '/storage/v1/object/public/presentation-assets/',
]

/** Everything under /assets is named by the bundler, hash included. */
const BUNDLED_FILE = /^\/assets\/.*-[\w-]{8,}\.[A-Za-z0-9]+$/

/** Of all content together, so that the page of one deployment never meets the data of another. */
const DATA_FILE = /^\/data\/[0-9a-f]{10}\//

/**
 * Elsewhere people choose names too: `first-accessibility.pdf` has no hash. So the last part must
 * hold both a letter and a digit; a hash that happens not to is merely revalidated.
 */
const NAMED_FILE = /-(?=\w*\d)(?=\w*[A-Za-z])\w{8,}\.[A-Za-z0-9]+$/

/** Whether a public file's name carries its content's hash, so that it never changes. */
export function isImmutable(path: string): boolean {
  if (BUNDLED_FILE.test(path) || DATA_FILE.test(path)) return true
  return HASHED_FOLDERS.some((folder) => path.startsWith(folder)) && NAMED_FILE.test(path)
}

/** Cache-Control of a public file. */
export function cachePolicy(path: string): string {
  return isImmutable(path) ? IMMUTABLE : REVALIDATED
}

/** Cache-Control of a file that only its visitor's own browser may keep. */
export function privateCachePolicy(path: string): string {
  return isImmutable(path) ? IMMUTABLE.replace('public', 'private') : `private, ${REVALIDATED}`
}
