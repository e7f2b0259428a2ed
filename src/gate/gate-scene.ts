import type { gate } from '../../content/gate'

/** The parts of the gate's picture, in pixels of the screen. */
export interface SceneLayout {
  ball: { x: number; y: number; radius: number }
  /** The picture with what of it is off the screen. */
  picture: Box
  /** Clip paths of the beam of light: as it is in the picture, and as wide as the screen. */
  narrow: string
  wide: string
}

/** The image has `object-fit: cover`, and the style sheet says at which position. */
export function measureScene(image: HTMLImageElement, { ball, light }: typeof gate.scene): SceneLayout {
  const box = image.getBoundingClientRect()
  const { naturalWidth, naturalHeight } = image
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const width = naturalWidth * scale
  const height = naturalHeight * scale
  const [right = 0.5, down = 0.5] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100)
  const left = box.left + (box.width - width) * right
  const top = box.top + (box.height - height) * down
  const x = left + light.x * width
  const beam = (upper: number, lower: number) =>
    `polygon(${x}px ${top + light.top * height}px, 100% ${upper}px, 100% ${lower}px, ${x}px ${top + light.bottom * height}px)`
  return {
    ball: { x: left + ball.x * width, y: top + ball.y * height, radius: ball.radius * width },
    picture: { x: left, y: top, width, height },
    narrow: beam(top + 0.46 * height, top + 0.82 * height),
    wide: beam(-2 * innerHeight, 3 * innerHeight),
  }
}

/** The ball alone, cut out of the picture. */
export function drawBall(image: HTMLImageElement, { ball, picture }: SceneLayout): HTMLElement {
  const { x, y, radius } = ball
  return roundCanvas(image, picture, ball, {
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  })
}

/** Covers the ball of the picture with the wall beside it, while the ball that was cut out rolls away. */
export function drawWall(image: HTMLImageElement, { ball, picture }: SceneLayout): HTMLElement {
  const { x, y, radius } = ball
  const part = { x: x + 1.25 * radius, y: y - 1.2 * radius, width: 0.7 * radius, height: 1.7 * radius }
  const wall = roundCanvas(image, picture, { x, y, radius: radius * 1.15 }, part)
  wall.style.filter = 'blur(5px)'
  return wall
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A round canvas at that position of the screen, with this part of the picture. */
function roundCanvas(
  image: HTMLImageElement,
  picture: Box,
  { x, y, radius }: SceneLayout['ball'],
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
      image,
      (picture.x - part.x) * wide,
      (picture.y - part.y) * high,
      picture.width * wide,
      picture.height * high,
    )
  return canvas
}
