import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles.css'
import { reportWebVitals } from './analytics/web-vitals'
import { createSite } from './navigation/create-site'

const root = document.getElementById('root')!

async function start() {
  const prerendered = root.firstElementChild !== null
  const site = <StrictMode>{await createSite({ prerendered })}</StrictMode>
  // In slices, so that the page scrolls and answers meanwhile.
  if (prerendered) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
  void reportWebVitals()
}

if (window.start.access === 'open') void start()
// A built site has a script of its own for the gate: entry.gate.ts.
else if (import.meta.env.DEV) import('./pages/gate/dev-gate').then(({ showGate }) => showGate(start))
