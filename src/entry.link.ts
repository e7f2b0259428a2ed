import { ACCESS_KEY } from '../shared/access-key'
import { LINK_ENDED, LINK_KEY, type OpenedLink, TAB_KEY } from '../shared/reads'
import { randomId } from './analytics/random-id'
import { referrerHost } from './analytics/referrer-host'

// All of a link's page: asks the server to open the link, and goes on to the page that it leads to.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', open, { once: true })
else void open()

async function open(): Promise<void> {
  // A tab of its own for each opening, so that two links in one tab are two visits.
  const tab = randomId()
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tab, from: referrerHost() }),
    })
    if (answer.status === 410) return location.replace(`/#${LINK_ENDED}`)
    if (!answer.ok) throw answer.status
    const { landing, ...wishes }: OpenedLink = await answer.json()
    remember(tab, JSON.stringify(wishes))
    location.replace(landing)
  } catch {
    for (const line of document.querySelectorAll<HTMLElement>('p')) line.hidden = !line.hidden
  }
}

/** Where storage is blocked, a page without the lock shows its gate. */
function remember(tab: string, wishes: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, tab)
    localStorage.setItem(ACCESS_KEY, 'true')
    localStorage.setItem(LINK_KEY, wishes)
  } catch {}
}
