/** What stands in the document for the script: the first page's data, and which version of the site it is. */
export interface DocumentData {
  version: string
  loaderData: Record<string, unknown>
  /** Of the document that hosts serve for addresses that no page has. */
  status?: 404
}

let read: DocumentData | undefined

export function documentData(): DocumentData {
  read ??= dataIn(document)
  return read
}

export function dataIn(page: Document): DocumentData {
  return JSON.parse(page.getElementById('page-data')!.textContent!)
}

/** Where the content of a page, or of a part that is fetched on request, lies as JSON. */
export function dataAddress(path: string): string {
  return dataFile(documentData().version, path)
}

/** The same for whoever writes or serves these files. */
export function dataFile(version: string, path: string): string {
  return `/data/${version}${path === '/' ? '/home' : path}.json`
}
