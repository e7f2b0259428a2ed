import { type ReactNode, useState } from 'react'
import { GatePage } from './pages/gate/gate-page'

interface AppProps {
  /** The site, where access was given before. */
  site?: ReactNode
  loadSite: () => Promise<ReactNode>
}

/** The gate, or everything behind it. The site's own script is not part of the gate's. */
export function App({ site: givenSite, loadSite }: AppProps) {
  const [site, setSite] = useState(givenSite)

  async function open() {
    setSite(await loadSite())
    // Embedded frames ask their parent where storage is blocked.
    Object.assign(document.documentElement.dataset, { access: 'open', page: '' })
  }

  return site ?? <GatePage onOpen={open} />
}
