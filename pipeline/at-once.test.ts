import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

test('work waits in line, in its order, and a failure lets the next begin', async () => {
  const limited = atOnce(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      limited(async () => {
        most = Math.max(most, ++running)
        order.push(number)
        await new Promise(setImmediate)
        running--
        if (number === 2) throw new Error('broken')
        return number
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
})
