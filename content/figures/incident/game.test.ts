import { expect, test } from 'vitest'
import { elapsed, type Game, type Move, newGame, play } from './game'

const moves = (...list: Move[]): Game =>
  list.reduce((game, move) => play('inventory', game, move), newGame(0))
const press = (service: string, at: number): Move => ({ kind: 'press', what: `${service} p95`, service, at })

test('a wrong chart is remembered and the stopwatch runs on', () => {
  const game = moves(press('orders', 4000))
  expect(game).toMatchObject({ phase: 'charts', tried: ['orders p95'], last: 'orders' })
  expect(elapsed(game, 'charts', 6000)).toBe(6000)
})

test('the right chart stops the first stopwatch, and the map starts the second', () => {
  const named = moves(press('orders', 4000), press('inventory', 9000))
  expect(named.phase).toBe('named')
  expect(elapsed(named, 'charts', 60_000)).toBe(9000)
  const told = [{ kind: 'toMap', at: 20_000 } as const, press('inventory', 23_500)].reduce(
    (game, move) => play('inventory', game, move),
    named,
  )
  expect(told).toMatchObject({ phase: 'told', ran: { charts: 9000, map: 3500 }, tried: ['inventory p95'] })
})

test('who gives up is shown the service and goes on', () => {
  const game = moves({ kind: 'giveUp', at: 5000 }, { kind: 'toMap', at: 6000 }, { kind: 'giveUp', at: 8000 })
  expect(game).toMatchObject({
    phase: 'told',
    last: 'inventory',
    gaveUp: { charts: true, map: true },
    ran: { charts: 5000, map: 2000 },
  })
})

test('a stopwatch that nobody sees stands still', () => {
  const game = moves({ kind: 'pause', at: 3000 }, { kind: 'resume', at: 90_000 }, press('inventory', 91_000))
  expect(game.ran.charts).toBe(4000)
})

test('to pause or resume twice changes nothing', () => {
  const paused = moves({ kind: 'pause', at: 3000 }, { kind: 'pause', at: 8000 })
  expect(elapsed(paused, 'charts', 9000)).toBe(3000)
  const resumed = moves({ kind: 'resume', at: 5000 })
  expect(elapsed(resumed, 'charts', 6000)).toBe(6000)
})

test('after the end nothing counts until a new game starts', () => {
  const told = moves({ kind: 'giveUp', at: 1 }, { kind: 'toMap', at: 2 }, press('inventory', 3))
  expect(play('inventory', told, press('orders', 9))).toBe(told)
  expect(play('inventory', told, { kind: 'toMap', at: 9 })).toBe(told)
  expect(play('inventory', told, { kind: 'start', at: 50 })).toEqual(newGame(50))
})
