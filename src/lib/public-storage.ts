/** Address of a file in the public storage: the site's own, or the hosted project's when one is configured. */
export function publicFileUrl(path: string): string {
  return `${__BACKEND__.url}/storage/v1/object/public/${path}`
}
