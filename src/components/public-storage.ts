/** Address of a file in the public storage: the site's own, or the hosted project's when one is configured. */
export function publicFileUrl(path: string): string {
  return `${__BACKEND__.url}/storage/v1/object/public/${path}`
}

/** The same file, to be saved and not shown: browsers heed a link's `download` only on their own origin. */
export function publicDownloadUrl(path: string, filename: string): string {
  return publicFileUrl(path) + (__BACKEND__.url && `?download=${encodeURIComponent(filename)}`)
}
