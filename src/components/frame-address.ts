import { isLink } from './is-link'

/** The address, if a frame may show it: http, https or a path of this site. Anything else could run script here. */
export function frameAddress(address: string): string | undefined {
  if (!isLink(address)) return undefined
  try {
    const { protocol } = new URL(address, 'https://this-site.invalid')
    return protocol === 'https:' || protocol === 'http:' ? address : undefined
  } catch {
    return undefined
  }
}
