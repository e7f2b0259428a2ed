import { isImmutable } from '../../../shared/cache-policy'
import { DECK_CACHE } from '../../../shared/deck-cache'
import { dataFile, dataIn } from '../../loading/page-data'

/** `deck-sw.js` knows this address, too. */
const ADDRESS = '/presentation'

/** Fills the cache from which the service worker serves the deck, and throws out what older versions left there. */
export async function keepOffline(images: HTMLImageElement[]): Promise<void> {
  await navigator.serviceWorker.register('/deck-sw.js', { scope: ADDRESS })
  const response = await fetch(ADDRESS)
  if (!response.ok) return
  const page = await response.text()
  const found = [...filesNamedIn(page), ...filesInUse(), ...(await pictureFiles(images))]
  const files = new Set(found.filter((file) => isImmutable(new URL(file).pathname)))
  const cache = await caches.open(DECK_CACHE)
  const kept = new Set<string>()
  for (const request of await cache.keys()) {
    if (files.has(request.url)) kept.add(request.url)
    else await cache.delete(request)
  }
  await Promise.allSettled([...files].filter((file) => !kept.has(file)).map((file) => cache.add(file)))
  // A response of our own, because a redirected one may not answer a navigation.
  await cache.put(ADDRESS, new Response(page, { headers: response.headers }))
}

/** The page may come from a newer deployment than the script that runs here. */
function filesNamedIn(page: string): string[] {
  const paths = page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  // Asked for where the deck is entered from another page.
  const { version } = dataIn(new DOMParser().parseFromString(page, 'text/html'))
  return [...paths, dataFile(version, ADDRESS)].map((path) => new URL(path, location.href).href)
}

function filesInUse(): string[] {
  const bundled = `${location.origin}/assets/`
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(bundled) && /\.(?:js|css|woff2)$/.test(name))
}

async function pictureFiles(images: HTMLImageElement[]): Promise<string[]> {
  return Promise.all(
    images.map(async (image) => {
      image.loading = 'eager'
      // Waits until the browser has chosen and loaded a file; one that fails is simply not kept.
      await image.decode().catch(() => {})
      return image.currentSrc
    }),
  ).then((addresses) => addresses.filter((address) => address.startsWith('http')))
}
