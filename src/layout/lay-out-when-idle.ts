import { layOut, SKIPPED } from '../components/lay-out'

/** After a press, a key or a scroll, the reader comes first. */
const QUIET_MS = 1000
/** A page whose movements leave no idle moment is laid out all the same. */
const LATEST_MS = 1000
const ACTIONS = ['scroll', 'wheel', 'keydown', 'pointerdown', 'pointerup', 'pointercancel']

/**
 * Once the page is alive, what the browser has skipped far from the screen is laid out: one section after another, while
 * nobody does anything. Then the page is whole for print, search and pictures of all of it. Returns what ends it.
 */
export function layOutWhenIdle(): () => void {
  let pointerIsDown = false
  let lastAction = -QUIET_MS
  let timer: ReturnType<typeof setTimeout>

  function noteAction({ type }: Event) {
    if (type.startsWith('pointer')) pointerIsDown = type === 'pointerdown'
    lastAction = performance.now()
  }

  function continueIn(ms: number) {
    timer = setTimeout(() => whenIdle(layOutNext), ms)
  }

  function layOutNext() {
    if (ended) return
    if (pointerIsDown || performance.now() - lastAction < QUIET_MS) return continueIn(QUIET_MS)
    const next = document.querySelector<HTMLElement>(`:is(${SKIPPED}):not([data-laid-out])`)
    if (next) layOut(next)
    if (next || document.querySelector('[data-waiting]')) continueIn(next ? 0 : QUIET_MS)
  }

  let ended = false
  for (const type of ACTIONS) addEventListener(type, noteAction, { passive: true, capture: true })
  continueIn(0)
  return () => {
    ended = true
    clearTimeout(timer)
    for (const type of ACTIONS) removeEventListener(type, noteAction, { capture: true })
  }
}

/** Safari has no idle callbacks. */
function whenIdle(call: () => void): void {
  try {
    requestIdleCallback(call, { timeout: LATEST_MS })
  } catch {
    setTimeout(call)
  }
}
