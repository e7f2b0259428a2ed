// Lets the presentation open without a network. It stands in front of /presentation only and always asks the
// network for the page first. All else in its cache is files whose names change with their content: the page
// (keep-offline.ts) puts no others there.
const CACHE = 'portfolio-deck'
const DECK = '/presentation'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    if (pathname === DECK) event.respondWith(freshDeck(request).catch(() => cachedDeck()))
  } else if (pathname !== DECK) {
    event.respondWith(cachedFile(request))
  }
})

// Where the server has locked the site and knows this visitor no more, nothing of it stays here.
async function freshDeck(request) {
  const response = await fetch(request)
  if (response.status === 401) await caches.delete(CACHE)
  return response
}

async function cachedDeck() {
  const cache = await caches.open(CACHE)
  return (await cache.match(DECK, { ignoreVary: true })) ?? Response.error()
}

async function cachedFile(request) {
  const cache = await caches.open(CACHE)
  const cached = await cache.match(request, { ignoreVary: true })
  return cached ?? fetch(request).catch(() => otherWidth(cache, request.url))
}

// On a projector the browser may want another width of a picture than the one it kept: `name-480-p0123456789.webp`.
async function otherWidth(cache, url) {
  const [, name, version] = /^(.*)-\d+-(p[0-9a-f]{10})\.\w+$/.exec(url) ?? []
  if (!name) return Response.error()
  const keys = await cache.keys()
  const twin = keys.find((key) => key.url.startsWith(`${name}-`) && key.url.includes(`-${version}.`))
  return twin ? cache.match(twin, { ignoreVary: true }) : Response.error()
}
