import type { DesignFile } from '../../../content/types'

/**
 * Where a design file leads on: where it says, else to the next one in the order of the studies, then to those without a
 * study. After the last one the first follows. Confidential ones are left out, because a link tells that they exist.
 */
export function nextFile(
  { slug, nextHref }: Pick<DesignFile, 'slug' | 'nextHref'>,
  studies: string[],
  files: string[],
  confidential: string[] = [],
): string | undefined {
  if (nextHref) return nextHref
  const listed = studies.filter((id) => files.includes(id))
  const order = [...listed, ...files.filter((file) => !listed.includes(file))]
  const here = order.indexOf(slug)
  const others = [...order.slice(here + 1), ...order.slice(0, here)]
  const next = others.find((other) => !confidential.includes(other))
  return next && `/figma/${next}`
}
