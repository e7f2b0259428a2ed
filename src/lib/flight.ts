/** Where a picture stands on the screen, and how it is cropped there. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
  corners: string
  /** Which part of it is seen, and how much larger than the box: a card's picture grows under the pointer. */
  position: string
  scale: string
}

/** The box that clips a picture, by which it has its corners. */
export function boxOf(picture: Element): HTMLElement {
  return picture.closest<HTMLElement>('[data-image]') ?? (picture as HTMLElement)
}

export function placeOf(picture: HTMLImageElement): Place {
  const box = boxOf(picture)
  const { left, top, width, height } = box.getBoundingClientRect()
  const { objectPosition: position, scale } = getComputedStyle(picture)
  return { left, top, width, height, corners: getComputedStyle(box).borderRadius, position, scale }
}

/**
 * A picture goes from one place to another, above all else, cropped on the way and never stretched. Having arrived it
 * dissolves, since it may be of another sharpness than what it came to. Returns what takes it away at once.
 */
export function fly(
  source: string,
  from: Place,
  to: Place,
  { onArrival, onOver }: { onArrival: () => void; onOver: () => void },
): () => void {
  const flyer = document.createElement('div')
  flyer.className = 'flight'
  // Above a dialog, too.
  flyer.popover = 'manual'
  for (const [name, place] of Object.entries({ from, to })) {
    for (const side of ['left', 'top', 'width', 'height'] as const)
      flyer.style.setProperty(`--${name}-${side}`, `${place[side]}px`)
    for (const look of ['corners', 'position', 'scale'] as const)
      flyer.style.setProperty(`--${name}-${look}`, place[look])
  }
  const picture = flyer.appendChild(document.createElement('img'))
  picture.alt = ''
  // It has been shown already, so there is nothing to wait for.
  picture.decoding = 'sync'
  picture.src = source
  document.body.append(flyer)
  flyer.showPopover()

  flyer.addEventListener('animationend', ({ target, animationName }) => {
    if (target !== flyer) return
    if (animationName === 'dissolve') return onOver()
    flyer.dataset.arrived = ''
    onArrival()
  })
  // By a setting that the visitor changes meanwhile.
  flyer.addEventListener('animationcancel', onOver)
  return () => flyer.remove()
}
