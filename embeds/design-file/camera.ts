import { select } from 'd3-selection'
import 'd3-transition'
import { type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { isCover } from './cover'
import type { Rect } from './place-boards'

const SMALLEST = 0.03
const LARGEST = 4
const FLIGHT_MS = 350
/** How far the canvas can be pushed past its content. */
const MARGIN = 1600
const LINE_HEIGHT = 16
/** A wheel's notch is a hundred pixels, a pinch on a trackpad a few: both should feel alike. */
const LARGEST_ZOOM_STEP = 30
/** A click may tremble by this much. */
const CLICK_DISTANCE = 4
/** Free space around what is shown, in pixels; the toolbar lies over the bottom. */
const INSET = { side: 28, top: 36, bottom: 76 }
/** On a phone each pixel counts; there the styles hide the pages' names. */
const PHONE_INSET = { side: 8, top: 26, bottom: 62 }
const PHONE_WIDTH = 640
const NO_INSET = { side: 0, top: 0, bottom: 0 }

export interface Camera {
  /** Shows the whole of a rectangle, at most at the given scale. */
  show(rect: Rect, largestScale: number, animated: boolean): void
  zoomBy(factor: number): void
  zoomTo(scale: number): void
  panBy(x: number, y: number): void
  /** Moves a point of the world to the middle of the view. */
  centerOn(x: number, y: number): void
  dispose(): void
}

/** Pan and zoom of an element by drag, wheel, touch and call; `onMove` applies the transform. */
export function createCamera(
  viewport: HTMLElement,
  world: Rect,
  onMove: (transform: ZoomTransform) => void,
): Camera {
  /** What a resized frame shows again, unless the visitor has moved on by hand. */
  let shown: { rect: Rect; largestScale: number } | undefined
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = zoom<HTMLElement, unknown>()
    .scaleExtent([SMALLEST, LARGEST])
    .translateExtent([
      [world.x - MARGIN, world.y - MARGIN],
      [world.x + world.width + MARGIN, world.y + world.height + MARGIN],
    ])
    .clickDistance(CLICK_DISTANCE)
    .filter((event: MouseEvent) => event.type !== 'wheel' && !event.button)
    .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
      if (sourceEvent) shown = undefined
      onMove(transform)
    })
  const selection = select(viewport).call(behavior).on('dblclick.zoom', null)
  const flight = () => selection.transition().duration(still ? 0 : FLIGHT_MS)
  const stopWheel = listenToWheel(viewport, {
    pan,
    zoom(factor, point) {
      shown = undefined
      behavior.scaleBy(selection, factor, point)
    },
  })
  const resizing = new ResizeObserver(() => shown && show(shown.rect, shown.largestScale, false))
  resizing.observe(viewport)

  function pan(x: number, y: number) {
    shown = undefined
    const { k } = zoomTransform(viewport)
    behavior.translateBy(selection, x / k, y / k)
  }

  function show(rect: Rect, largestScale: number, animated: boolean) {
    shown = { rect, largestScale }
    const inset = insetOf(viewport)
    const width = viewport.clientWidth - 2 * inset.side
    const height = viewport.clientHeight - inset.top - inset.bottom
    const scale = Math.min(width / rect.width, height / rect.height, largestScale)
    const target = zoomIdentity
      .translate(inset.side + width / 2, inset.top + height / 2)
      .scale(scale)
      .translate(-rect.x - rect.width / 2, -rect.y - rect.height / 2)
    if (animated) flight().call(behavior.transform, target)
    else selection.call(behavior.transform, target)
  }

  return {
    show,
    zoomBy(factor) {
      shown = undefined
      flight().call(behavior.scaleBy, factor)
    },
    zoomTo(scale) {
      shown = undefined
      flight().call(behavior.scaleTo, scale)
    },
    panBy: pan,
    centerOn: (x, y) => behavior.translateTo(selection, x, y),
    dispose() {
      stopWheel()
      resizing.disconnect()
      selection.interrupt().on('.zoom', null)
    },
  }
}

function insetOf({ clientWidth }: HTMLElement) {
  if (isCover()) return NO_INSET
  return clientWidth <= PHONE_WIDTH ? PHONE_INSET : INSET
}

interface WheelActions {
  pan: (x: number, y: number) => void
  zoom: (factor: number, point: [number, number]) => void
}

/** The wheel pans, with Ctrl, Command or a trackpad's pinch it zooms. */
function listenToWheel(viewport: HTMLElement, actions: WheelActions): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // A page that scrolls past this frame must not get stuck in it: the wheel is ours only after a real movement of
  // the pointer here, not when the frame merely slid under a resting one.
  let engaged = window.parent === window
  viewport.addEventListener(
    'pointermove',
    (event) => {
      if (event.movementX || event.movementY) engaged = true
    },
    { signal },
  )
  viewport.addEventListener('pointerdown', () => (engaged = true), { signal })
  viewport.addEventListener('pointerleave', () => (engaged = window.parent === window), { signal })
  viewport.addEventListener(
    'wheel',
    (event) => {
      const zooms = event.ctrlKey || event.metaKey
      if (!engaged && !zooms) return
      event.preventDefault()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1
      const [x, y] = [event.deltaX * unit, event.deltaY * unit]
      const { left, top } = viewport.getBoundingClientRect()
      if (zooms) actions.zoom(zoomFactor(y), [event.clientX - left, event.clientY - top])
      else if (event.shiftKey && !x) actions.pan(-y, 0)
      else actions.pan(-x, -y)
    },
    { signal, passive: false },
  )
  return () => listening.abort()
}

function zoomFactor(delta: number): number {
  return 2 ** (-0.01 * Math.max(-LARGEST_ZOOM_STEP, Math.min(LARGEST_ZOOM_STEP, delta)))
}
