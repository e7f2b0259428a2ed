import { type LoaderFunctionArgs, replace } from 'react-router'
import { openAsDocument, setPressed } from './lost-file'
import { dataAddress } from './page-data'
import type { SiteSettings } from './site-settings'

/** A page's content: from its modules and the settings while the site is built, as JSON in the browser. */
export function contentLoader(page: string) {
  return async ({ request, params, context }: LoaderFunctionArgs<SiteSettings>): Promise<unknown> => {
    const path = new URL(request.url).pathname.replace(/(.)\/+$/, '$1')
    if (import.meta.env.SSR) {
      const { pageData } = await import('./page-contents')
      return pageData(page, { slug: params.slug ?? '', path, settings: context })
    }
    setPressed(request.url)
    return fetchData(path, request.signal)
  }
}

/** What header, footer and notices show. In a visitor's browser it stands in the document. */
export async function loadLayout({ request, context }: LoaderFunctionArgs<SiteSettings>): Promise<unknown> {
  if (import.meta.env.SSR) return (await import('../layout/layout-content')).content(context)
  return fetchData('/layout', request.signal)
}

/**
 * The file's address has a name of the site's version, so that the page of one deployment never meets the data of another.
 * An answer that is none leads to the pressed address as a document: the server then shows the page, the gate or that there
 * is no such page.
 */
async function fetchData(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(dataAddress(path), { signal }).catch((cause) => {
    if (signal.aborted) throw cause
    return openAsDocument(cause)
  })
  if (!response.ok) return openAsDocument(new Error(`${response.url} answered ${response.status}`))
  const data = await response.json()
  return 'movedTo' in data ? replace(data.movedTo) : data
}
