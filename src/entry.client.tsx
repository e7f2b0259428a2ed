import { type ReactNode, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import './styles.css'
import { reportWebVitals } from './analytics/web-vitals'
import { layOutAll } from './lib/lay-out-sections'
import { createSite } from './navigation/create-site'
import { nextTask } from './start/next-task'

const root = document.getElementById('root')!

async function start() {
  // At once, what the site is made of and React's larger half take a phone 80 ms: a touch may come in between.
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const prerendered = root.firstElementChild !== null
  const site = <StrictMode>{await createSite({ prerendered })}</StrictMode>
  // In slices, so that the page scrolls and answers meanwhile.
  if (prerendered) startTransition(() => void hydrateRoot(root, site))
  else showAndRenew(createRoot(root), site)
  void reportWebVitals()
}

/** While developing: after a change of content or of a page's module the visitor stays at the same place of the page. */
function showAndRenew(shown: Root, site: ReactNode) {
  shown.render(site)
  import.meta.hot?.accept('./navigation/create-site', async (changed) => {
    const renewed = await changed?.createSite({ prerendered: false })
    // As the first page it comes whole, and nothing of it has a guessed height.
    window.start.ready = false
    layOutAll()
    flushSync(() => shown.render(<StrictMode key={performance.now()}>{renewed}</StrictMode>))
  })
}

if (window.start.access === 'open') void start()
// A built site has a script of its own for the gate: entry.gate.ts.
else if (import.meta.env.DEV) import('./gate/dev-gate').then(({ showGate }) => showGate(start))
