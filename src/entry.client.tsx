import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles.css'
import { App } from './app'
import { loadOrReload } from './lib/reload-once'

Error.stackTraceLimit = 10

const root = document.getElementById('root')!
const open = document.documentElement.dataset.access === 'open'

async function loadSite({ prerendered = false } = {}) {
  const { createSite } = await loadOrReload(() => import('./site'))
  return createSite({ prerendered })
}

async function loadGate() {
  const { GatePage } = await loadOrReload(() => import('./pages/gate/gate-page'))
  return GatePage
}

async function start() {
  const parts = open
    ? { site: await loadSite({ prerendered: root.firstElementChild !== null }) }
    : { Gate: await loadGate() }
  const app = (
    <StrictMode>
      <App {...parts} loadSite={loadSite} />
    </StrictMode>
  )
  // In slices, so that the page scrolls and answers meanwhile. The development server has no prerendered page.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  // While a newcomer types, the site's script arrives.
  if (!open) import('./site').catch(() => {})
}

void start()
