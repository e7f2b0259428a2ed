import { ACCESS_KEY } from '../../shared/access-key'
import { keepPresses } from '../early-presses'
import { greetOnArrival } from '../pages/home/greet-on-arrival'
import { ONE_COLUMN } from './one-column'
import { setAccess } from './start-state'

// Runs before anything is painted: decides whether this visitor sees the gate or the page, and asks for the pictures
// that stand first in it. A locked site's server has decided already: it sends the gate, or the page. A site without a
// password has no gate.
const stated = document.getElementById('needs')?.textContent
window.start = { access: 'closed', ready: false, ...(stated && { needs: JSON.parse(stated) }) }
if (__GATE__ && !(__LOCK__ && window.start.needs ? window.start.needs.open : mayEnter())) setAccess('closed')
else setAccess(matchMedia(ONE_COLUMN).matches ? 'open' : 'opening')

const { pictures = [] } = window.start.needs?.[window.start.access === 'closed' ? 'closed' : 'open'] ?? {}
for (const picture of pictures) document.head.append(Object.assign(document.createElement('link'), picture))

keepPresses()
if (__READERS__) greetOnArrival()

/** Storage may be blocked; then the gate stands. */
function mayEnter(): boolean {
  try {
    return localStorage.getItem(ACCESS_KEY) === 'true'
  } catch {
    return false
  }
}
