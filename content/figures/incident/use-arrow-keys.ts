import { type RefObject, useEffect, useRef } from 'react'

/**
 * One stop of the Tab key for a group of buttons; arrow keys move inside, as the buttons
 * stand on the screen, Home and End to the ends.
 */
export function useArrowKeys<Group extends HTMLElement>(): RefObject<Group | null> {
  const group = useRef<Group>(null)

  useEffect(() => {
    const element = group.current
    if (!element) return
    const buttons = () => [...element.querySelectorAll('button')]
    const makeStop = (stop: HTMLElement | undefined) => {
      for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
    }
    const onFocus = ({ target }: FocusEvent) => makeStop(target as HTMLElement)
    const onKey = (event: KeyboardEvent) => {
      const next = target(buttons(), event)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    makeStop(buttons()[0])
    element.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKey)
    }
  }, [])

  return group
}

const WAYS: Record<string, { axis: 'x' | 'y'; sign: number }> = {
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowDown: { axis: 'y', sign: 1 },
  ArrowUp: { axis: 'y', sign: -1 },
}

function target(buttons: HTMLElement[], { key, target }: KeyboardEvent): HTMLElement | undefined {
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  const way = WAYS[key]
  return way && nearest(buttons, target as HTMLElement, way.axis, way.sign)
}

/** The button that is next in this direction, and of those the one that is least to the side. */
function nearest(buttons: HTMLElement[], from: HTMLElement, axis: 'x' | 'y', sign: number) {
  const side = axis === 'x' ? 'y' : 'x'
  const start = middle(from)
  const ahead = (button: HTMLElement) => (middle(button)[axis] - start[axis]) * sign
  const aside = (button: HTMLElement) => Math.abs(middle(button)[side] - start[side])
  return buttons
    .filter((button) => ahead(button) > 4)
    .toSorted((a, b) => ahead(a) + 4 * aside(a) - ahead(b) - 4 * aside(b))[0]
}

function middle(button: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = button.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
