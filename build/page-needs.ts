import type { Manifest } from 'vite'
import type { EarlyPicture } from '../src/lib/prerendering'
import type { PageNeeds } from '../src/start/start-state'

/** The entries of the site and of its gate. */
const SITE = 'index.html'
const GATE = 'src/entry.gate.ts'

interface Needing {
  pictures: EarlyPicture[]
}

/** What a page asks for, from newcomers' and returning visitors' browsers; `files` are what it is made of. */
export function pageNeeds(
  manifest: Manifest,
  gate: Needing,
  page: Needing & { files: string[]; style: string },
): Record<'closed' | 'open', PageNeeds> {
  const content = page.files.find((file) => file.startsWith('content/'))
  return {
    closed: gateNeeds(manifest, gate),
    open: {
      pictures: preloads(page),
      style: page.style,
      scripts: scripts(manifest, [SITE, ...page.files]),
      ...(content && { content: `/${chunk(manifest, content).file}` }),
    },
  }
}

/** What the gate alone asks for. */
export function gateNeeds(manifest: Manifest, gate: Needing): PageNeeds {
  return { pictures: preloads(gate), scripts: scripts(manifest, [GATE]) }
}

function preloads({ pictures }: Needing): PageNeeds['pictures'] {
  return pictures.map(({ picture, sizes, priority, media }) => ({
    rel: 'preload',
    as: 'image',
    imageSrcset: picture.srcSet,
    imageSizes: sizes,
    ...(priority && { fetchPriority: priority }),
    ...(media && { media }),
  }))
}

/** The files of these sources and of all that they import, the entry first. */
function scripts(manifest: Manifest, sources: string[]): string[] {
  const found = new Set<string>()
  for (const source of sources) collect(manifest, source, found)
  return [...found].map((file) => `/${file}`)
}

function collect(manifest: Manifest, source: string, found: Set<string>): void {
  const { file, imports = [] } = chunk(manifest, source)
  if (found.has(file)) return
  found.add(file)
  for (const imported of imports) collect(manifest, imported, found)
}

function chunk(manifest: Manifest, source: string) {
  const found = manifest[source]
  if (!found) throw new Error(`The build has no script of ${source}.`)
  return found
}
