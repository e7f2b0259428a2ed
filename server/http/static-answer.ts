import { accepts, type ByteRange, matchesEtag, parseRange } from './http-headers.ts'

/** One encoding of a public file. A body too large to keep in memory is the path of its file. */
export interface Representation {
  body: Uint8Array | string
  size: number
  etag: string
  headers: Record<string, string>
}

export interface StaticFile {
  identity: Representation
  br?: Representation
  gzip?: Representation
  /** What a visitor of a locked site must have been given to get it; an open file needs nothing. */
  right?: string
}

export interface StaticSite {
  files: ReadonlyMap<string, StaticFile>
  notFound: StaticFile
  /** What a stranger gets on a locked site, at every address. */
  gate?: StaticFile
  /** Addresses that pages had before, with the present ones. */
  formerPaths?: Record<string, string>
  /** For answers that are no file: redirects and refusals. */
  headers: Record<string, string>
}

export interface StaticAnswer {
  status: number
  headers: Record<string, string>
  body?: Uint8Array | string
  /** The part of the body to send. */
  range?: ByteRange
}

export type HeaderReader = (name: string) => string | undefined

/** Answers from a table, so no request can name a file that the build did not publish. */
export function answerStatic(
  site: StaticSite,
  method: string,
  target: string,
  header: HeaderReader,
): StaticAnswer {
  const [, query] = splitQuery(target)
  const path = requestedPath(target)
  if (path === undefined) return refusal(site, 400, 'Bad request')

  const file = site.files.get(path)
  if (method !== 'GET' && method !== 'HEAD') {
    return file
      ? refusal(site, 405, 'Method not allowed', { Allow: 'GET, HEAD' })
      : refusal(site, 404, 'Not found')
  }
  if (file) return answerFile(file, header)

  const canonical = canonicalPath(path)
  const present = site.files.has(canonical) ? canonical : formerPath(site, canonical)
  if (present !== undefined && present !== path) {
    const location = encodeURI(present) + (query === undefined ? '' : `?${query}`)
    return { status: 308, headers: { ...site.headers, Location: location, 'Content-Length': '0' } }
  }
  const { headers, body } = negotiate(site.notFound, header)
  return { status: 404, headers, body }
}

/** Where the page of an earlier address is now. */
function formerPath({ formerPaths = {} }: StaticSite, path: string): string | undefined {
  return Object.hasOwn(formerPaths, path) ? formerPaths[path] : undefined
}

function answerFile(file: StaticFile, header: HeaderReader): StaticAnswer {
  const range = header('range')
  const chosen = range === undefined ? negotiate(file, header) : file.identity
  if (matchesEtag(header('if-none-match'), chosen.etag)) {
    const { 'Content-Length': _, ...headers } = chosen.headers
    return { status: 304, headers }
  }
  if (range !== undefined && (header('if-range') ?? chosen.etag) === chosen.etag) {
    const answer = answerRange(chosen, range)
    if (answer) return answer
  }
  return { status: 200, headers: chosen.headers, body: chosen.body }
}

function answerRange(chosen: Representation, header: string): StaticAnswer | undefined {
  const range = parseRange(header, chosen.size)
  if (range === 'ignored') return undefined
  const headers = { ...chosen.headers, 'Content-Range': `bytes */${chosen.size}`, 'Content-Length': '0' }
  if (range === 'unsatisfiable') return { status: 416, headers }
  const { start, end } = range
  headers['Content-Range'] = `bytes ${start}-${end}/${chosen.size}`
  headers['Content-Length'] = String(end - start + 1)
  return { status: 206, headers, body: chosen.body, range }
}

export function negotiate(file: StaticFile, header: HeaderReader): Representation {
  const accepted = header('accept-encoding')
  if (accepted === undefined) return file.identity
  if (file.br && accepts(accepted, 'br')) return file.br
  if (file.gzip && accepts(accepted, 'gzip')) return file.gzip
  return file.identity
}

/** The address as the table has it; undefined where it can't be read. */
export function requestedPath(target: string): string | undefined {
  return decodePath(splitQuery(target)[0])
}

function splitQuery(target: string): [string, string | undefined] {
  const at = target.indexOf('?')
  return at < 0 ? [target, undefined] : [target.slice(0, at), target.slice(at + 1)]
}

function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Pages have one address: no trailing slash, no `index.html`. */
function canonicalPath(path: string): string {
  return path.replace(/\/(?:index\.html)?$/, '') || '/'
}

function refusal(
  site: StaticSite,
  status: number,
  text: string,
  more?: Record<string, string>,
): StaticAnswer {
  const body = new TextEncoder().encode(`${text}\n`)
  return { status, headers: { ...site.headers, ...more, 'Content-Length': String(body.length) }, body }
}
