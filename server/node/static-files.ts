import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cachePolicy, isImmutable, privateCachePolicy } from '../../shared/cache-policy.ts'
import { contentType } from '../../shared/content-types.ts'
import { GENERAL, type LockDescription } from '../../shared/lock.ts'
import { GATE_FILE, isOpenFile } from '../../shared/open-files.ts'
import { PREVIEW_PATH, PREVIEW_POLICY } from '../../shared/preview-policy.ts'
import { fileHeaders, OWNER_VIEW_HEADERS } from '../../shared/security-headers.ts'
import type { Representation, StaticFile, StaticSite } from '../http/static-answer.ts'

/** Larger files (a film, say) are streamed from the disk instead of being kept in memory. */
const LARGEST_IN_MEMORY = 4 * 1024 * 1024

/** Instructions of the build for static hosts, no pages. */
const HOST_FILES = new Set(['_headers', '_redirects'])

/**
 * Reads the built site once; what is published does not change while the server runs. `lock` closes all of it but what
 * is listed as open.
 */
export function loadStaticSite(
  folder: string,
  securityHeaders: Record<string, string>,
  lock?: LockDescription,
): StaticSite {
  const rightOf = (path: string) => (lock && !isOpenFile(path) ? (lock.rights[path] ?? GENERAL) : undefined)
  const files = loadFiles(folder, (path) => ({
    ...(isImmutable(path) ? fileHeaders(securityHeaders) : securityHeaders),
    ...(path === PREVIEW_PATH && { 'Content-Security-Policy': PREVIEW_POLICY }),
    'Cache-Control': rightOf(path) ? privateCachePolicy(path) : cachePolicy(path),
  }))
  for (const [path, file] of files) {
    const right = rightOf(path)
    if (right) file.right = right
  }
  const notFound = files.get('/404.html')
  if (!files.has('/') || !notFound) throw new Error(`${folder} lacks index.html or 404.html`)
  files.delete('/404.html')
  const gate = files.get(GATE_FILE)
  if (lock && !gate) throw new Error(`${folder} lacks its gate`)
  if (lock) files.delete(GATE_FILE)
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/plain; charset=utf-8',
  }
  return { files, notFound, headers, ...(lock && { gate }) }
}

/** The owner's view; undefined where the build has made none. */
export function loadOwnerView(folder: string): StaticSite | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const files = loadFiles(folder, (path) => ({
    ...OWNER_VIEW_HEADERS,
    'Cache-Control': isImmutable(path) ? privateCachePolicy(path) : 'no-store',
  }))
  const notFound = files.get('/')!
  return {
    files,
    notFound,
    headers: { ...OWNER_VIEW_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  }
}

function loadFiles(
  folder: string,
  headersOf: (path: string) => Record<string, string>,
): Map<string, StaticFile> {
  const names = new Set(publicFiles(folder))
  return new Map(
    [...names]
      .filter((name) => !isCompressedSibling(name, names) && !HOST_FILES.has(name))
      .map((name) => [publicPath(name), loadFile(folder, name, names, headersOf(publicPath(name)))]),
  )
}

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.') && part !== '.well-known'))
}

function isCompressedSibling(name: string, names: Set<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''))
}

function publicPath(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\/index\.html$/, '')}`
}

function loadFile(
  folder: string,
  name: string,
  names: Set<string>,
  headers: Record<string, string>,
): StaticFile {
  const type = contentType(name)
  const varies = names.has(`${name}.br`) || names.has(`${name}.gz`)
  const common = { ...headers, 'Content-Type': type, ...(varies && { Vary: 'Accept-Encoding' }) }
  const encoded = (suffix: string, encoding: string) =>
    names.has(name + suffix)
      ? represent(join(folder, name + suffix), { ...common, 'Content-Encoding': encoding })
      : undefined
  return {
    identity: represent(join(folder, name), { ...common, 'Accept-Ranges': 'bytes' }),
    br: encoded('.br', 'br'),
    gzip: encoded('.gz', 'gzip'),
  }
}

function represent(file: string, headers: Record<string, string>): Representation {
  const { size, mtimeMs } = statSync(file)
  const body = size > LARGEST_IN_MEMORY ? file : readFileSync(file)
  const version = typeof body === 'string' ? `${file}:${size}:${mtimeMs}` : body
  // An encoded body has other bytes, hence another hash: the tag is strong for each encoding.
  const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`
  return { body, size, etag, headers: { ...headers, ETag: etag, 'Content-Length': String(size) } }
}
