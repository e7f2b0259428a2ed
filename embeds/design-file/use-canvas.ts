import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Camera, createCamera } from './camera'
import type { Rect } from './place-boards'

/** Pictures follow the hand at once; whatever React draws may follow a little later. */
const VIEW_UPDATE_MS = 120
/** Below this the artboards are too small to bear their titles. */
const SMALLEST_TITLED_SCALE = 0.07

interface Canvas {
  viewport: RefObject<HTMLElement | null>
  surface: RefObject<HTMLDivElement | null>
  /** The frame in the minimap that marks what is in view. */
  lens: RefObject<HTMLDivElement | null>
  camera: RefObject<Camera | null>
  scale: number
  /** The part of the world that is in view. */
  view: Rect | undefined
}

/** Binds the camera to the page: while it moves, only transforms change. */
export function useCanvas(world: Rect, first: Rect): Canvas {
  const viewport = useRef<HTMLElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const lens = useRef<HTMLDivElement>(null)
  const camera = useRef<Camera>(null)
  const [{ scale, view }, setSeen] = useState<{ scale: number; view?: Rect }>({ scale: 1 })

  useEffect(() => {
    const frame = viewport.current
    const plane = surface.current
    if (!frame || !plane) return
    let timer = 0
    let lastScale = 0
    let drawnScale = 0
    const created = createCamera(frame, world, ({ x, y, k }) => {
      plane.style.transform = `translate(${x}px, ${y}px) scale(${k})`
      if (k !== lastScale) {
        plane.style.setProperty('--inverse', String(1 / k))
        plane.toggleAttribute('data-far', k < SMALLEST_TITLED_SCALE)
      }
      lastScale = k
      const seen = { x: -x / k, y: -y / k, width: frame.clientWidth / k, height: frame.clientHeight / k }
      if (lens.current) lens.current.style.transform = lensTransform(seen, world)
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        if (k !== drawnScale) redraw(plane)
        drawnScale = k
        setSeen({ scale: k, view: seen })
      }, VIEW_UPDATE_MS)
    })
    camera.current = created
    created.show(first, 1, false)
    return () => {
      clearTimeout(timer)
      created.dispose()
    }
  }, [world, first])

  return { viewport, surface, lens, camera, scale, view }
}

/** A layer of its own moves without being painted, but keeps the sharpness it was made with: it is made anew. */
function redraw(plane: HTMLElement): void {
  plane.style.willChange = 'auto'
  requestAnimationFrame(() => requestAnimationFrame(() => plane.style.removeProperty('will-change')))
}

/** The lens is as large as the minimap and scaled down to the part in view. */
function lensTransform(seen: Rect, world: Rect): string {
  const x = ((seen.x - world.x) / world.width) * 100
  const y = ((seen.y - world.y) / world.height) * 100
  return `translate(${x}%, ${y}%) scale(${seen.width / world.width}, ${seen.height / world.height})`
}
