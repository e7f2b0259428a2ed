import { expect, test } from 'vitest'
import { contentStrings } from '../pipeline/content/walk-content'
import { study as flowMap } from './case-studies/trace-flow-map'
import { timeToName } from './case-studies/trace-flow-map.card'
import { study as tracing } from './case-studies/unified-tracing'
import { incident, replays } from './incident'
import { incidentCalls, incidentCharts, incidentNodes } from './incident-map'
import { incidentPlay } from './incident-play'
import { slowTrace, stockCopies, traceSearch } from './incident-traces'

const CALM = 0
const BURNING = 1
const MOMENTS = [CALM, BURNING] as const
const { orders, gateway, stock, services, pool } = incident
const node = (id: string) => incidentNodes.find((one) => one.id === id)!
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const round = (value: number, digits: number) => Number(value.toFixed(digits))
const minutes = (time: string) => sum(time.split(':').map((part, index) => Number(part) * 60 ** (1 - index)))

test('what comes into a box goes out of the boxes before it', () => {
  for (const { id, rate, kind } of incidentNodes) {
    if (kind === 'client') continue
    for (const moment of MOMENTS)
      expect(
        sum(incidentCalls.filter(({ to }) => to === id).map((call) => call.rate[moment])),
        `${id} ${moment}`,
      ).toBe(rate[moment])
  }
  for (const { from, to } of incidentCalls)
    expect(node(from).tier, `${from} to ${to}`).toBeLessThan(node(to).tier)
})

test('the figures of the incident follow from orders that fail and are tried again', () => {
  expect(round((100 * orders.failing) / orders.rate, 1)).toBe(orders.failingShare)
  expect(orders.failing * orders.tries).toBe(orders.retries)
  expect(orders.rate - orders.failing).toBe(orders.paid)
  expect(orders.rate + orders.retries).toBe(stock.rate)
  expect(round(stock.rate / orders.rate, 2)).toBe(stock.times)
  expect(round((100 * orders.failing) / gateway.rate, 1)).toBe(gateway.failingShare)
  expect(gateway.rate - orders.rate).toBe(gateway.withoutOrders)
  expect(sum(Object.values(stockCopies))).toBe(orders.rate)
})

test('the map carries the figures of the incident', () => {
  expect(node('edge-gateway').rate).toEqual([gateway.rate, gateway.rate])
  expect(node('orders')).toMatchObject({ rate: [orders.rate, orders.rate] })
  expect(node(incident.culprit).failing).toEqual([orders.calmShare, orders.failingShare])
  expect(node('payments').rate).toEqual([orders.rate, orders.paid])
  expect(node('stock-db').rate).toEqual([orders.rate, stock.rate])
  expect(Math.max(...incident.failing.map(([, percent]) => percent))).toBe(orders.failingShare)
})

test('a caller takes longer than what it calls and waits for', () => {
  for (const moment of MOMENTS)
    expect(node('orders').p95![moment]).toBeGreaterThan(node('inventory').p95![moment])
})

test('services are counted without clients and what stands outside', () => {
  const counted = incidentNodes.filter(({ kind }) => kind === 'service')
  const moved = counted.filter(
    ({ rate, p95 }) => rate[CALM] !== rate[BURNING] || p95?.[CALM] !== p95?.[BURNING],
  )
  expect(counted).toHaveLength(services.all)
  expect(moved).toHaveLength(services.moved)
  expect(services.all - services.moved).toBe(services.kept)
  // Beside those that moved, the comparison shows the gateway and risk.
  expect(services.kept - 2).toBe(services.folded)
  const path = incidentCalls.filter(({ part }) => part === 'path').flatMap(({ from, to }) => [from, to])
  expect(new Set(path).size).toBe(services.onPath)
})

test('the times of the incident are in order, and its minutes follow from them', () => {
  const { hour, before, deploy, paged, path, cause, seen, rollBack } = incident
  const times = [before, hour.from, deploy.merged, deploy.at, paged, path, cause, seen, rollBack.held]
  const order = [...times, rollBack.agreed, rollBack.done, hour.to, rollBack.quiet].map(minutes)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(minutes(paged) - minutes(deploy.at)).toBe(incident.minutes.untilPage)
  expect(Math.floor(minutes(rollBack.held) - minutes(paged))).toBe(incident.minutes.pageToLever)
  expect(minutes(hour.to) - minutes(hour.from)).toBe(60)
  const calm = minutes(rollBack.agreed) + rollBack.seconds / 60
  expect(minutes(incident.failing.at(-2)![0])).toBeCloseTo(calm)
})

test('forty charts show services of the map with the values of the map', () => {
  expect(incidentCharts).toHaveLength(40)
  expect(new Set(incidentCharts.map(({ service, measure }) => `${service} ${measure}`)).size).toBe(40)
  for (const { service, measure, value } of incidentCharts) {
    const { rate, p95, failing, kind } = node(service)
    if (measure === 'calls') expect(value, service).toEqual(rate)
    if (measure === 'failing') expect(value, service).toEqual(failing)
    if (measure === 'p95' && kind !== 'client') expect(value, service).toEqual(p95)
  }
  expect(incidentCharts.find(({ measure }) => measure === 'in use')?.value[BURNING]).toBe(pool.after)
})

test('the slow request adds up', () => {
  const { rows, reserve, work, waits, took } = slowTrace
  const length = (parts: number[][]) => sum(parts.map(([from, to]) => to! - from!))
  expect(length(work)).toBe(reserve.work)
  expect(length(waits)).toBe(pool.waited)
  expect(waits.at(-1)![0]).toBe(slowTrace.cursor)
  expect(new Set(rows.map(([, , service]) => service)).size).toBe(slowTrace.services)
  expect(rows[0]!.slice(4, 6)).toEqual([0, took])
  const row = rows.find(([, , service, operation]) => service === 'inventory' && operation === 'reserve')!
  expect(row.slice(4)).toEqual([reserve.start, reserve.took, Math.round((100 * reserve.work) / reserve.took)])
  for (const [, , service, operation, start, length] of rows)
    expect(start + length, `${service} ${operation}`).toBeLessThanOrEqual(took)
})

test('the search finds the share of errors that the map shows', () => {
  const { all, since, errors, slow, fine, replicas, clients } = traceSearch
  expect(errors + slow + fine).toBe(all)
  expect(round((100 * errors) / since, 1)).toBe(orders.failingShare)
  expect(sum(Object.values(replicas))).toBe(all)
  expect(sum(Object.values(clients))).toBe(all)
  for (const [copy, count] of Object.entries(replicas))
    expect(count, copy).toBe(Math.round((all * stockCopies[copy as keyof typeof stockCopies]) / orders.rate))
  for (const [client, count] of Object.entries(clients))
    expect(count, client).toBe(Math.round((all * node(client).rate[CALM]) / gateway.rate))
  const onMap = new Set(slowTrace.rows.map(([, , service]) => service))
  expect(incidentNodes.filter(({ id, kind }) => kind === 'service' && onMap.has(id))).toHaveLength(
    traceSearch.onMap,
  )
})

const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
WORDS.push('twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen')
const word = (value: number) => WORDS[value]!
const sentence = (value: number) => word(value).replace(/^./, (letter) => letter.toUpperCase())

test('what the studies say in words follows from the data', () => {
  const map = JSON.stringify(flowMap)
  expect(map).toContain(`${sentence(services.kept)} of ${word(services.all)} services kept`)
  expect(map).toContain(`${sentence(services.folded)} of them fold`)
  expect(map).toContain(`Flow map of ${word(services.all)} services`)
  expect(map).toContain(`failing path through ${word(services.onPath)} services`)
  expect(map).toContain(`is tried ${word(orders.tries)} times more`)
  expect(map).toContain(`dashboard of forty charts`)
  expect(timeToName.value).toBe(`${replays.saved}%`)
  expect(100 - (100 * replays.map) / replays.charts).toBe(replays.saved)
  // “The load below has doubled.”
  expect(Math.round(stock.times)).toBe(2)
  const one = JSON.stringify(tracing)
  expect(one).toContain(`${slowTrace.spans} spans, ${word(slowTrace.services)} services`)
  expect(one).toContain(`${word(slowTrace.reserve.logs)} log lines`)
  expect(one).toContain(`its ${word(orders.tries)} retries`)
  expect(one).toContain(`${word(orders.tries + 1)}th try`)
  expect(incidentPlay.charts.task).toContain('One in three')
  expect(Math.round(orders.rate / orders.failing)).toBe(3)
})

/** Numbers of two digits and more, times and decimals whole. */
const NUMBERS = /\d[\d.:]*\d/g

test('every number of the incident that a study shows is one of the data', () => {
  const known = new Set(JSON.stringify([incident, replays, slowTrace, traceSearch]).match(NUMBERS))
  const texts = [...(flowMap.solution ?? []), ...(tracing.solution ?? [])].flatMap((block) =>
    block.kind === 'figure'
      ? [block.figure.alt, block.figure.caption]
      : block.kind === 'text'
        ? JSON.stringify(block.text)
        : [],
  )
  const shown = texts.flatMap((text) => text.match(NUMBERS) ?? [])
  expect(shown.length).toBeGreaterThan(25)
  // A duration in seconds is one in milliseconds there.
  expect(shown.filter((number) => !known.has(number) && !known.has(String(Number(number) * 1000)))).toEqual(
    [],
  )
})

test('other pages tell of the same deploy and the same pool', () => {
  const told = (pattern: RegExp) => contentStrings.flatMap(({ value }) => pattern.exec(value)?.slice(1) ?? [])
  const deploys = told(/deploy (\d+)/i)
  expect(deploys.length).toBeGreaterThan(3)
  expect(new Set(deploys)).toEqual(new Set([incident.deploy.id]))
  expect(new Set(told(/pool from (\d+)[^\d]* to (\d+)/))).toEqual(
    new Set([pool.before, pool.after].map(String)),
  )
})
