import { greet, linkWishes } from './link-wishes'

/** Fills the greeting as soon as its place has been read: the page is drawn while it arrives, and nothing may move. */
export function greetOnArrival(): void {
  if (!linkWishes().greeting) return
  const arrival = new MutationObserver(() => {
    const place = document.querySelector('[data-greeting]')
    if (place) end(place)
  })
  function end(place: Element | null) {
    arrival.disconnect()
    greet(place)
  }
  arrival.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => end(null))
}
