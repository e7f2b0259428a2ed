import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { reportWebVitals } from './analytics/web-vitals'
import { measureWhenLeft } from './components/page-memory'
import { documentData } from './loading/page-data'
import { prefetchOnIntent } from './loading/prefetch'
import { routes } from './routes'

// Takes over the page that stands in the document.

if (import.meta.env.DEV) {
  await import('./styles.css')
  // From here on the development server renews the sheet itself.
  document.getElementById('sheet')?.remove()
}

const { loaderData, status } = documentData()
const matches = matchRoutes(routes, location) ?? []
// A router that begins with a lazy route renders nothing at first, and React would miss the document's page.
for (const { route } of matches)
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })

// Hosts serve one document for all addresses that no page has, whichever route fits them.
const missing = status && matches.at(-1)?.route.id
measureWhenLeft()
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: { ...loaderData, ...(missing && { [missing]: loaderData['not-found'] }) } },
})
prefetchOnIntent(routes)

// A second press or Back cuts a view transition short, which the router expects without listening.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
void reportWebVitals()
