/** In content a url of `#`, like an empty one, means that there is no link. */
export function isLink(url: string | undefined): url is string {
  return url !== undefined && !['', '#'].includes(url.trim())
}
