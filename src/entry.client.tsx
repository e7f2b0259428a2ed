import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles.css'
import { App } from './app'
import { loadOrReload } from './lib/reload-once'

const root = document.getElementById('root')!
const open = document.documentElement.dataset.access === 'open'

async function loadSite({ prerendered = false } = {}) {
  const { createSite } = await loadOrReload(() => import('./site'))
  return createSite({ prerendered })
}

async function start() {
  const app = (
    <StrictMode>
      <App
        site={open ? await loadSite({ prerendered: root.firstElementChild !== null }) : undefined}
        loadSite={loadSite}
      />
    </StrictMode>
  )
  // The development server has no prerendered page.
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // While a newcomer types, the site's script arrives.
  if (!open) import('./site').catch(() => {})
}

void start()
