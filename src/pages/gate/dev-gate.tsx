import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { placePage } from '../../start/place-page'
import { GatePage } from './gate-page'
import { operateGate } from './operate-gate'

/** The development server's gate, which is not prerendered. */
export function showGate(root: HTMLElement, onOpen: () => void): void {
  const gate = createRoot(root)
  flushSync(() => gate.render(<GatePage />))
  operateGate(root.querySelector('form')!, {
    onTyping() {},
    onOpen() {
      gate.unmount()
      placePage()
      onOpen()
    },
  })
}
