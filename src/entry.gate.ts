import { LINK_ENDED } from '../shared/reads'
import { openGate } from './gate/open-gate'
import { operateGate } from './gate/operate-gate'
import { keepPresses } from './start/early-presses'
import { fetchScripts, fetchStyle, runScripts } from './start/load-scripts'
import { placePage } from './start/place-page'

/** The newcomer's script. With the right password the visitor goes on as a returning one does. */
operateGate(document.querySelector('form')!, {
  // While the password is typed, the site's style and script arrive.
  onTyping() {
    fetchStyle()
    void fetchScripts('open')
  },
  onOpen() {
    if (__READERS__ && location.hash === `#${LINK_ENDED}`) history.replaceState(null, '', location.pathname)
    // A locked site's page is not here: the server gives it to the new session, at the same address.
    if (__LOCK__) return location.reload()
    openGate(() => {
      placePage()
      keepPresses()
      void runScripts('open')
    })
  },
})
window.start.replayPresses?.()
