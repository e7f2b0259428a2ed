import type { Rect } from './place-boards'

export interface Layer {
  name: string
  kind: 'frame' | 'text' | 'picture'
  depth: number
  /** Within the artboard. */
  rect: Rect
}

const LAYERS = 'header, nav, main, aside, footer, section, figure, article, h1, h2, h3, [aria-label]'
const MOST_LAYERS = 18
const SMALLEST_SIDE = 16
const DEEPEST = 2
const KINDS: Record<string, Layer['kind']> = {
  H1: 'text',
  H2: 'text',
  H3: 'text',
  IMG: 'picture',
  svg: 'picture',
}

/** The layer names of an artboard are the landmarks, headings and labels that a screen reader finds in it. */
export function boardLayers(board: Document): Layer[] {
  const seen = new Set<string>()
  return [...board.querySelectorAll(LAYERS)]
    .map((element) => describeLayer(element))
    .filter(({ name, rect }) => {
      const wanted = name && !seen.has(name) && Math.min(rect.width, rect.height) > SMALLEST_SIDE
      seen.add(name)
      return wanted
    })
    .slice(0, MOST_LAYERS)
}

function describeLayer(element: Element): Layer {
  const { x, y, width, height } = element.getBoundingClientRect()
  let depth = 0
  for (
    let parent = element.parentElement?.closest(LAYERS);
    parent;
    parent = parent.parentElement?.closest(LAYERS)
  )
    depth++
  return {
    name: layerName(element),
    kind: KINDS[element.tagName] ?? 'frame',
    depth: Math.min(depth, DEEPEST),
    rect: { x, y, width, height },
  }
}

function layerName(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const isHeading = KINDS[element.tagName] === 'text'
  const heading = isHeading ? element : element.querySelector('h1, h2, h3')
  // Lines are told apart by spaces, which textContent would lose.
  const text = heading && [...textParts(heading)].join(' ').replace(/\s+/g, ' ').trim()
  // A landmark bears its heading's name; the heading itself is then not listed again.
  return text || element.tagName.toLowerCase()
}

function* textParts(node: Node): Generator<string> {
  if (node.nodeType === Node.TEXT_NODE) yield node.textContent ?? ''
  for (const child of node.childNodes) yield* textParts(child)
}
