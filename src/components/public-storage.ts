import type { Backend } from './contact/backend-client'

/** Address of a file in the public storage: the site's own, or the hosted project's when one is configured. */
export function publicFileUrl({ url }: Backend, path: string): string {
  return `${url}/storage/v1/object/public/${path}`
}

/** The same file, to be saved and not shown: browsers heed a link's `download` only on their own origin. */
export function publicDownloadUrl(backend: Backend, path: string, filename: string): string {
  return publicFileUrl(backend, path) + (backend.url && `?download=${encodeURIComponent(filename)}`)
}
