import { mayMove } from './movements'

/** Moves what stays, fades what comes and goes. Resolves when all is still; at once where nothing may move. */
export async function withViewTransition(change: () => void): Promise<void> {
  if (!mayMove()) return change()
  const { ready, finished } = document.startViewTransition(change)
  // One that is cut short has still arrived.
  ready.catch(() => {})
  await finished
}

/**
 * The router (7.18.5) hands out none of its transitions, so that nobody can catch what those say that were cut short:
 * by the next one, by a window that changes its size, by a tab that goes to the background.
 */
export function passOverSkipped(): () => void {
  function onRejection(event: PromiseRejectionEvent) {
    const { reason } = event
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  }
  addEventListener('unhandledrejection', onRejection)
  return () => removeEventListener('unhandledrejection', onRejection)
}
