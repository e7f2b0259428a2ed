/**
 * A button that is pressed before the script is there does its work as soon as it is. A link has done its work by
 * then, and is only counted; one within the page has nothing to count, and would scroll again. Until then nobody else
 * hears of a press: React listens before the page is alive, and would do the work a second time.
 */
export function keepPresses(): void {
  let pressed: HTMLElement | undefined

  function keep(event: MouseEvent) {
    const target = event.target as Element
    const control = target.closest<HTMLElement>('button, a:not([href^="#"])')
    if (!control) return
    event.stopImmediatePropagation()
    if (control.matches('button')) event.preventDefault()
    pressed = control
  }

  addEventListener('click', keep, true)
  window.start.replayPresses = () => {
    removeEventListener('click', keep, true)
    if (pressed?.matches('a'))
      pressed.addEventListener('click', (event) => event.preventDefault(), { once: true })
    pressed?.click()
    pressed = undefined
  }
}
