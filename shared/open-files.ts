/** With LOCK=server: the page that a stranger gets at every address, and the picture that every pasted link unfolds to. */
export const GATE_FILE = '/gate.html'
export const NEUTRAL_PREVIEW = '/social/locked.jpg'

/**
 * All that a stranger may fetch from a locked site. Every file that is not listed here is closed, a new one as well: list
 * it only when none of its bytes say anything of the work.
 */
const OPEN_FILES = [
  // The gate's script, picture and fonts. Its style stands in its HTML.
  /^\/assets\/gate-[\w-]{8}\.js$/,
  /^\/images\/gate-\d+-p[0-9a-f]{10}\.webp$/,
  /^\/assets\/(display|mono|serif|text)(-more\d)?-[\w-]{8}\.woff2$/,
  // Browsers ask for the manifest and its icons without cookies.
  /^\/(icon\.svg|icon-192\.png|icon-512\.png|apple-touch-icon\.png|site\.webmanifest|robots\.txt)$/,
  // An empty page that runs what is sent to it. Its frame has an origin of its own, to which not every browser gives
  // the site's cookies.
  /^\/embeds\/code-experiment\/preview$/,
]

/** Whether a stranger may fetch this address of a locked site. */
export function isOpenFile(path: string): boolean {
  return path === NEUTRAL_PREVIEW || OPEN_FILES.some((pattern) => pattern.test(path))
}
