import { expect, test } from 'vitest'
import { moveBy, readableScale, WHOLE, zoomTo } from './zoom'

const frame = { width: 390, height: 600 }
const picture = { width: 390, height: 244 }

test('what lies under the fingers stays there', () => {
  const at = { x: 100, y: 20 }
  const zoom = zoomTo(WHOLE, 4, at, picture, frame)
  // The point of the picture that was there before, seen at its new place.
  expect({ x: at.x * zoom.scale + zoom.x, y: at.y * zoom.scale + zoom.y }).toEqual(at)
})

test('a picture is never smaller than whole, and whole lies in the middle', () => {
  const near = zoomTo(WHOLE, 3, { x: 150, y: 90 }, picture, frame)
  expect(zoomTo(near, 0.2, { x: 10, y: 10 }, picture, frame)).toEqual(WHOLE)
})

test('it grows until its small type is large, and no further', () => {
  const readable = zoomTo(WHOLE, readableScale(picture.width), { x: 0, y: 0 }, picture, frame)
  expect(readable.scale * picture.width).toBe(1400)
  expect(zoomTo(readable, 99, { x: 0, y: 0 }, picture, frame).scale * picture.width).toBe(2800)
})

test('it can be moved as far as its edges', () => {
  const near = zoomTo(WHOLE, 2, { x: 0, y: 0 }, picture, frame)
  expect(moveBy(near, { x: 999, y: 999 }, picture, frame)).toEqual({ scale: 2, x: 195, y: 0 })
  expect(moveBy(near, { x: -999, y: -999 }, picture, frame)).toEqual({ scale: 2, x: -195, y: 0 })
})
