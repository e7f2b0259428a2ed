import { dataAddress } from './page-data'

/** A host without redirects shows the not-found page where a page was before. Its data file knows where that has gone. */
export async function followMove(): Promise<void> {
  const response = await fetch(dataAddress(location.pathname)).catch(() => undefined)
  const data = response?.ok ? await response.json() : undefined
  if (data?.movedTo) location.replace(data.movedTo + location.search + location.hash)
}
