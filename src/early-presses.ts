/**
 * A button or key that is pressed before the script is there does its work as soon as it is. A link has done its work by
 * then, and is only counted; one within the page has nothing to count, and would scroll again. Until then nobody else
 * hears of a click: React listens before the page is alive, and would do the work a second time.
 */
export function keepPresses(): void {
  let pressed: HTMLElement | undefined
  const keys: string[] = []

  function keepClick(event: MouseEvent) {
    const target = event.target as Element
    const control = target.closest<HTMLElement>('button, a:not([href^="#"])')
    if (!control) return
    event.stopImmediatePropagation()
    if (control.matches('button')) event.preventDefault()
    pressed = control
  }

  /** Keys that are no control's, as the arrows that turn the deck's slides. */
  function keepKey({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (target === document.body && !altKey && !ctrlKey && !metaKey) keys.push(key)
  }

  function repeat() {
    removeEventListener('click', keepClick, true)
    removeEventListener('keydown', keepKey, true)
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    if (pressed?.matches('a'))
      pressed.addEventListener('click', (event) => event.preventDefault(), { once: true })
    pressed?.click()
  }

  addEventListener('click', keepClick, true)
  addEventListener('keydown', keepKey, true)
  // The gate's script or the page's is there.
  addEventListener('alive', repeat, { once: true })
}
