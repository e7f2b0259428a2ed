/** Neither a picture that hangs nor a tab in the background, which never paints, may hold the page back. */
const LONGEST_WAIT_MS = 2500

type Visitor = 'closed' | 'open'

/**
 * What is seen comes first: the scripts that bring the page to life wait for the first paint and for the pictures on
 * the first screen. The gate has something to do, so its scripts wait for the paint only.
 */
export function loadScripts(): void {
  const visitor = window.start.access === 'open' ? 'open' : 'closed'
  requestAnimationFrame(async () => {
    if (visitor === 'open') await Promise.all([...document.images].filter(isAwaited).map(arrival))
    setTimeout(() => runScripts(visitor))
  })
  setTimeout(() => runScripts(visitor), document.hidden ? 0 : LONGEST_WAIT_MS)
}

/** The files in the order of their importance; none are stated on the development server. */
function scriptsFor(visitor: Visitor): string[] {
  return window.start.needs?.[visitor].scripts ?? []
}

/** Has them at hand, without running them. */
export function fetchScripts(visitor: Visitor): void {
  for (const href of scriptsFor(visitor)) addOnce('link', { rel: 'modulepreload', href })
}

export function runScripts(visitor: Visitor): void {
  fetchScripts(visitor)
  const [entry] = scriptsFor(visitor)
  if (entry) addOnce('script', { type: 'module', src: entry })
}

/** Asked for again, a file is in the document's head already. */
function addOnce<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> & ({ href: string } | { src: string }),
) {
  const address = 'href' in properties ? `href="${properties.href}"` : `src="${properties.src}"`
  if (document.head.querySelector(`${name}[${address}]`)) return
  document.head.append(Object.assign(document.createElement(name), properties))
}

/** Asks for no place of a picture further down, because the browser would have to lay out all above it. */
function isAwaited(picture: HTMLImageElement): boolean {
  if (picture.complete || picture.loading === 'lazy') return false
  if (!picture.checkVisibility({ contentVisibilityAuto: true })) return false
  const { width, left, top } = picture.getBoundingClientRect()
  return width > 0 && left < innerWidth && top < innerHeight
}

function arrival(picture: HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) picture.addEventListener(type, resolve)
  })
}
