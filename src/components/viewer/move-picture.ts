import { flushSync } from 'react-dom'
import { mayMove, startViewTransition } from '../view-transition'

/** Changes what is seen; the picture in one box goes to the box that shows it then, or is there at once. */
export function movePicture(
  from: Element | null | undefined,
  change: () => void,
  to: () => Element | null | undefined,
): void {
  if (!mayMove()) {
    flushSync(change)
    return
  }
  mark(from, '--from-corners')
  from?.closest('dialog')?.setAttribute('data-leaving', '')
  startViewTransition('picture', () => {
    flushSync(change)
    mark(to(), '--to-corners')
  })
}

/** One box at a time is the one that moves; the style sheet heeds that only while it does. */
function mark(box: Element | null | undefined, corners: string): void {
  document.querySelector('[data-viewed]')?.removeAttribute('data-viewed')
  if (!box) return
  box.setAttribute('data-viewed', '')
  document.documentElement.style.setProperty(corners, getComputedStyle(box).borderRadius)
}
