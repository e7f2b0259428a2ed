import type { gate } from '../../content/gate'

/** Where the things of the gate's picture are on the screen. */
export interface Place {
  ball: { x: number; y: number; radius: number }
  /** The whole picture, of which the screen shows a part. */
  whole: Box
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
    whole: { x: left, y: top, width, height },
    narrow: beam(top + 0.46 * height, top + 0.82 * height),
    wide: beam(-2 * innerHeight, 3 * innerHeight),
  }
}

/** The ball alone, cut out of the picture. */
export function drawBall(picture: HTMLImageElement, { ball, whole }: Place): HTMLElement {
  const { x, y, radius } = ball
  return roundCanvas(picture, whole, ball, {
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  })
}

/** What the ball would leave uncovered: the wall that the picture shows beside it. */
export function drawWall(picture: HTMLImageElement, { ball, whole }: Place): HTMLElement {
  const { x, y, radius } = ball
  const part = { x: x + 1.25 * radius, y: y - 1.2 * radius, width: 0.7 * radius, height: 1.7 * radius }
  const wall = roundCanvas(picture, whole, { x, y, radius: radius * 1.15 }, part)
  wall.style.filter = 'blur(5px)'
  return wall
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A disc there that shows this part of the picture. */
function roundCanvas(
  picture: HTMLImageElement,
  whole: Box,
  { x, y, radius }: Place['ball'],
  part: Box,
): HTMLElement {
  const canvas = document.createElement('canvas')
  const size = Math.ceil(2 * radius * devicePixelRatio)
  canvas.width = canvas.height = size
  canvas.style.cssText = `position: fixed; left: ${x - radius}px; top: ${y - radius}px; width: ${2 * radius}px;
    height: ${2 * radius}px; border-radius: 50%`
  const wide = size / part.width
  const high = size / part.height
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      (whole.x - part.x) * wide,
      (whole.y - part.y) * high,
      whole.width * wide,
      whole.height * high,
    )
  return canvas
}
