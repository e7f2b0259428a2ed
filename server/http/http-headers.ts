/** Both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** Other units and several ranges may be ignored, and are. */
export function parseRange(header: string, size: number): ByteRange | 'ignored' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'ignored'
  if (first === '') {
    return last === '0' || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'ignored'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(size - 1, Number(last)) }
}

/** Whether an Accept-Encoding header names the encoding without refusing it. */
export function accepts(acceptEncoding: string, encoding: string): boolean {
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';')
    if (name.trim() !== encoding) continue
    return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter.trim()))
  }
  return false
}

/** Whether an If-None-Match header holds the tag; it compares weakly. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((value) => value.trim().replace(/^W\//, '') === etag)
}
