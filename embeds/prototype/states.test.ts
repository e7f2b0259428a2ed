import { expect, test } from 'vitest'
import { type Area, states } from './states'

function contains([x, y, width, height]: Area, inner: Area): boolean {
  return (
    inner[0] >= x && inner[1] >= y && inner[0] + inner[2] <= x + width && inner[1] + inner[3] <= y + height
  )
}

test('every hotspot leads to a state', () => {
  const ids = states.map(({ id }) => id)
  for (const { hotspots } of states) for (const { to } of hotspots) expect(ids).toContain(to)
})

test('the first hotspots lead through all states in order and back to the first', () => {
  for (const [index, { hotspots }] of states.entries()) {
    expect(hotspots[0]?.to).toBe(states[(index + 1) % states.length]?.id)
  }
})

test('the way on is in view, on narrow screens too', () => {
  for (const { id, view, closeView, hotspots } of states) {
    const area = hotspots[0]!.area
    expect(contains(view, area), id).toBe(true)
    expect(contains(closeView ?? view, area), id).toBe(true)
  }
})
