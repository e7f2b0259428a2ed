import { expect, test } from 'vitest'
import { incident } from '../../incident'
import { incidentNodes } from '../../incident-map'
import { type Box, layOutMap } from './map-layout'

const WIDTHS = [288, 358, 704, 952, 1100]

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('no box stands on another or sticks out, at any width', () => {
  for (const width of WIDTHS) {
    const { boxes, height } = layOutMap(width)
    for (const box of boxes) {
      const where = `${box.node.id} at ${width}`
      expect(box.x, where).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, where).toBeLessThanOrEqual(width)
      expect(box.y + box.height, where).toBeLessThanOrEqual(height)
      expect(
        boxes.filter((other) => other !== box && overlap(box, other)).map(({ node }) => node.id),
        where,
      ).toEqual([])
    }
  }
})

test('a wide map shows every box, a narrow one folds what is not near the path', () => {
  expect(layOutMap(952).boxes.map(({ node }) => node.id)).toEqual(incidentNodes.map(({ id }) => id))
  const folded = layOutMap(358).boxes
  expect(folded).toHaveLength(9)
  const rate = (id: string) => folded.find(({ node }) => node.id === id)?.node.rate
  expect(rate('clients')).toEqual([incident.gateway.rate, incident.gateway.rate])
  expect(rate('browsing')).toEqual([incident.gateway.withoutOrders, incident.gateway.withoutOrders])
})

test('a band is as wide as its calls, and retries are there only while it burns', () => {
  for (const width of WIDTHS) {
    const { bandsAt, upright } = layOutMap(width)
    const size = (part: string, burning: number) => {
      const { ribbon } = bandsAt(burning).find(({ call }) => call.part === part && call.to === 'stock-db')!
      const points = ribbon.match(/-?[\d.]+ -?[\d.]+/g)!.map((pair) => pair.split(' ').map(Number))
      // The ribbon begins at one edge and ends, before it closes, at the other.
      const across = upright ? 0 : 1
      return Math.abs(points[0]![across]! - points.at(-1)![across]!)
    }
    expect(size('retry', 0)).toBe(0)
    expect(size('retry', 1) / size('path', 1)).toBeCloseTo(incident.orders.retries / incident.orders.rate, 1)
  }
})
