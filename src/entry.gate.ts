import { DECK_CACHE } from '../shared/deck-cache'
import { LINK_ENDED } from '../shared/reads'
import { openGate } from './gate/open-gate'
import { operateGate } from './gate/operate-gate'

// The newcomer's script. With the right password the visitor goes on as a returning one does.
document.getElementById('fonts')?.setAttribute('media', 'all')
operateGate(document.querySelector('form')!, () => {
  if (__READERS__ && location.hash === `#${LINK_ENDED}`)
    history.replaceState(history.state, '', location.pathname)
  // A locked site's page is not here: the server gives it to the new session, at the same address.
  if (__LOCK__) location.reload()
  else openGate(window.openPage)
})
// Whoever meets the gate of a locked site has lost the right to the deck, which this browser may have kept. Over plain http
// there is no cache.
if (__LOCK__) void window.caches?.delete(DECK_CACHE)
dispatchEvent(new Event('alive'))
