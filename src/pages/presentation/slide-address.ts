/** The slide that an address like `/presentation#3` means: its index, or nothing where there is no such slide. */
export function slideOfHash(hash: string, count: number): number | undefined {
  const number = /^#([1-9]\d?)$/.exec(hash)?.[1]
  return number && Number(number) <= count ? Number(number) - 1 : undefined
}

/** Slides follow each other in a ring. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** The id of a slide's element; the site's own rule for hashes leads to it where slides stand in a column. */
export function slideElementId(index: number): string {
  return String(index + 1)
}
