import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface AppProps {
  /** The site, where access was given before. */
  site?: ReactNode
  /** The password screen, where it was not. */
  Gate?: ComponentType<{ onOpen: () => Promise<void> }>
  loadSite: () => Promise<ReactNode>
}

/** The gate, or everything behind it. Neither carries the other's script. */
export function App({ site: givenSite, Gate, loadSite }: AppProps) {
  const [site, setSite] = useState(givenSite)

  // Buttons that were pressed before are waiting for this, in index.html.
  useEffect(() => {
    dispatchEvent(new Event('site-ready'))
  }, [])

  async function open() {
    setSite(await loadSite())
    // Embedded frames ask their parent where storage is blocked.
    Object.assign(document.documentElement.dataset, { access: 'open', page: '' })
  }

  return site ?? (Gate && <Gate onOpen={open} />)
}
