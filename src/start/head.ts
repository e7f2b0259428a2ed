import { ACCESS_KEY } from '../../shared/access-key'
import { setAccess } from './start-state'

// Runs before anything is painted: decides whether this visitor sees the gate or the page, and asks for the picture
// that stands first in it. A locked site's server has decided already: it sends the gate, or the page. A site without a
// password has no gate.
const stated = document.getElementById('needs')?.textContent
window.start = { access: 'closed', ready: false, ...(stated && { needs: JSON.parse(stated) }) }
if (!__GATE__ || (__LOCK__ && window.start.needs ? window.start.needs.open : mayEnter())) setAccess('opening')
else setAccess('closed')

const picture = window.start.needs?.[window.start.access === 'closed' ? 'closed' : 'open']?.picture
if (picture) document.head.append(Object.assign(document.createElement('link'), picture))

/** Storage may be blocked; then the gate stands. */
function mayEnter(): boolean {
  try {
    return localStorage.getItem(ACCESS_KEY) === 'true'
  } catch {
    return false
  }
}
