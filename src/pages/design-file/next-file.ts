import type { DesignFile } from '../../../content/types'

/**
 * Where a design file leads on: where it says, else to the next one in the order of the studies, then to those without a
 * study. After the last one the first follows.
 */
export function nextFile(
  { slug, nextHref }: Pick<DesignFile, 'slug' | 'nextHref'>,
  studies: string[],
  files: string[],
): string | undefined {
  if (nextHref) return nextHref
  const listed = studies.filter((id) => files.includes(id))
  const order = [...listed, ...files.filter((file) => !listed.includes(file))]
  const next = order[(order.indexOf(slug) + 1) % order.length]
  return next && next !== slug ? `/figma/${next}` : undefined
}
