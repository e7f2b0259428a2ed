import type { gate } from '../../../content/gate'

/** Where the things of the gate's picture are on the screen. */
export interface Place {
  ball: { x: number; y: number; radius: number }
  /** Pixels of the picture's file per pixel of the screen. */
  scale: number
  /** Left upper corner of the whole picture, of which the screen shows a part. */
  left: number
  top: number
  /** The light, as it stands in the picture and as wide as the screen. */
  narrow: string
  wide: string
}

/** The picture covers its box, at the place that the style sheet says. */
export function placeScene(picture: HTMLImageElement, { ball, light }: typeof gate.scene): Place {
  const box = picture.getBoundingClientRect()
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const width = naturalWidth * scale
  const height = naturalHeight * scale
  const [right = 0.5, down = 0.5] = getComputedStyle(picture)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100)
  const left = box.left + (box.width - width) * right
  const top = box.top + (box.height - height) * down
  const x = left + light.x * width
  const beam = (upper: number, lower: number) =>
    `polygon(${x}px ${top + light.top * height}px, 100% ${upper}px, 100% ${lower}px, ${x}px ${top + light.bottom * height}px)`
  return {
    ball: { x: left + ball.x * width, y: top + ball.y * height, radius: ball.radius * width },
    scale,
    left,
    top,
    narrow: beam(top + 0.46 * height, top + 0.82 * height),
    wide: beam(-2 * innerHeight, 3 * innerHeight),
  }
}

/** The ball alone, cut out of the picture. */
export function drawBall(picture: HTMLImageElement, { ball, scale, left, top }: Place): HTMLElement {
  const { canvas, context } = roundCanvas(ball, 1)
  const size = (2 * ball.radius) / scale
  const { x, y, radius } = ball
  context?.drawImage(
    picture,
    (x - radius - left) / scale,
    (y - radius - top) / scale,
    size,
    size,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  return canvas
}

/** What the ball would leave uncovered: the wall that the picture shows beside it. */
export function drawWall(picture: HTMLImageElement, { ball, scale, left, top }: Place): HTMLElement {
  const { canvas, context } = roundCanvas(ball, 1.12)
  const { x, y, radius } = ball
  context?.drawImage(
    picture,
    (x + 1.2 * radius - left) / scale,
    (y - 1.1 * radius - top) / scale,
    (0.5 * radius) / scale,
    (1.6 * radius) / scale,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  canvas.style.filter = 'blur(4px)'
  return canvas
}

function roundCanvas({ x, y, radius }: Place['ball'], factor: number) {
  const canvas = document.createElement('canvas')
  const reach = radius * factor
  canvas.width = canvas.height = Math.ceil(2 * reach * devicePixelRatio)
  canvas.style.cssText = `position: fixed; left: ${x - reach}px; top: ${y - reach}px; width: ${2 * reach}px;
    height: ${2 * reach}px; border-radius: 50%`
  return { canvas, context: canvas.getContext('2d') }
}
