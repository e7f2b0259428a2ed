import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { placePage } from '../start/place-page'
import { GatePage } from './gate-page'
import { operateGate } from './operate-gate'

/** The development server's gate, which is not prerendered. */
export function showGate(onOpen: () => void): void {
  const place = document.getElementById('gate')!
  const gate = createRoot(place)
  flushSync(() => gate.render(<GatePage />))
  operateGate(place.querySelector('form')!, {
    onTyping() {},
    onOpen() {
      gate.unmount()
      placePage()
      onOpen()
    },
  })
  window.start.replayPresses?.()
}
