// Lets the presentation open without a network. It stands in front of /presentation only, always asks the
// network for the page first, and answers from its cache only files whose names change with their content.
const CACHE = 'portfolio-deck'
const DECK = '/presentation'
const IMMUTABLE =
  /^\/(?:assets|images|storage\/v1\/object\/public)\/.*-[\w-]{8,}\.(?:js|css|woff2|avif|webp)$/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    if (pathname === DECK) event.respondWith(fetch(request).catch(() => cachedDeck()))
  } else if (IMMUTABLE.test(pathname)) {
    event.respondWith(cachedFile(request))
  }
})

async function cachedDeck() {
  const cache = await caches.open(CACHE)
  return (await cache.match(DECK, { ignoreVary: true })) ?? Response.error()
}

async function cachedFile(request) {
  const cache = await caches.open(CACHE)
  const cached = await cache.match(request, { ignoreVary: true })
  return cached ?? fetch(request).catch(() => otherWidth(cache, request.url))
}

// On a projector the browser may want another width of a picture than the one it kept: `name-800-p0123456789.avif`.
async function otherWidth(cache, url) {
  const [, name, version] = /^(.*)-\d+-(p[0-9a-f]{10})\.\w+$/.exec(url) ?? []
  if (!name) return Response.error()
  const keys = await cache.keys()
  const twin = keys.find((key) => key.url.startsWith(`${name}-`) && key.url.includes(`-${version}.`))
  return twin ? cache.match(twin, { ignoreVary: true }) : Response.error()
}
