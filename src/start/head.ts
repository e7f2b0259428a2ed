import { ACCESS_KEY } from '../../shared/access-key'
import { keepPresses } from './early-presses'
import { greetOnArrival } from './greet-on-arrival'
import { setAccess } from './start-state'

/** Here pages stand in one column, so what is drawn early stays where it is when more arrives. */
const ONE_COLUMN = '(width < 64rem)'

// Runs before anything is painted: decides whether this visitor sees the gate or the page, and asks for the
// pictures that stand first in it. A locked site's server has decided already: it sends the gate, or the page. A site without a
// password has no gate.
const stated = document.getElementById('needs')?.textContent
window.start = { access: 'closed', ready: false, ...(stated && { needs: JSON.parse(stated) }) }
if (__GATE__ && !(__LOCK__ && window.start.needs ? window.start.needs.open : mayEnter())) setAccess('closed')
else setAccess(matchMedia(ONE_COLUMN).matches ? 'open' : 'opening')

const { pictures = [] } = window.start.needs?.[window.start.access === 'closed' ? 'closed' : 'open'] ?? {}
// A page that is put in place whole asks for the others at that moment; earlier they hold up its first paint.
for (const picture of window.start.access === 'open' ? pictures : pictures.slice(0, 1))
  document.head.append(Object.assign(document.createElement('link'), picture))

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
