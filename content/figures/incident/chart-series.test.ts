import { expect, test } from 'vitest'
import { incident } from '../../incident'
import { incidentCharts } from '../../incident-map'
import { chartValues, linePath, orderBars } from './chart-series'

test('a curve is the same at every visit, and no two are alike', () => {
  const lines = incidentCharts.map((chart, index) => linePath(chartValues(chart, index), 100, 32))
  expect(incidentCharts.map((chart, index) => linePath(chartValues(chart, index), 100, 32))).toEqual(lines)
  expect(new Set(lines).size).toBe(incidentCharts.length)
  for (const line of lines) expect(line).not.toMatch(/NaN|Infinity/)
})

test('each chart begins near its calm value and ends near the burning one', () => {
  for (const [index, chart] of incidentCharts.entries()) {
    const values = chartValues(chart, index)
    const near = (value: number, expected: number) => {
      expect(value / expected, `${chart.service} ${chart.measure}`).toBeGreaterThan(0.8)
      expect(value / expected, `${chart.service} ${chart.measure}`).toBeLessThan(1.25)
    }
    near(values[0]!, chart.value[0])
    near(values.at(-1)!, chart.value[1])
  }
})

test('the bars of the hour fail in the minutes of the incident only', () => {
  const shares = orderBars(60).map(({ fine, failing }) => (100 * failing) / (fine + failing))
  const burning = shares.flatMap((share, minute) => (share > 1 ? [minute] : []))
  expect(burning).toEqual([42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53])
  expect(Math.max(...shares)).toBeCloseTo(incident.orders.failingShare)
})
