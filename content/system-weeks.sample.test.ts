import { expect, test } from 'vitest'
import { study } from './case-studies/ht-design-system'
import { adoption, system } from './system-weeks'

const { releases, screens, weeks } = system
const DAY = 86_400_000
const told = JSON.stringify(study)

test('a release comes every third Tuesday, and its day lies in its week', () => {
  for (const [index, { name, week, day }] of releases.entries()) {
    expect(week, name).toBe(2 + 3 * index)
    const tuesday = new Date(Date.parse(system.start) + ((week - 1) * 7 + 1) * DAY)
    const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    expect(day, name).toBe(date.format(tuesday))
  }
})

test('four months hold all of it', () => {
  expect(releases.at(-1)!.week).toBe(weeks)
  expect(Math.round(weeks / 4.35)).toBe(Number.parseInt(study.header.duration, 10))
  expect(releases.filter(({ week }) => week >= system.handover).map(({ name }) => name)).toEqual([
    '1.4',
    '1.5',
  ])
  for (const [, week] of told.matchAll(/week (\d+)/gi)) expect(Number(week)).toBeLessThanOrEqual(weeks)
})

test('the figures of the study follow from the weeks', () => {
  const last = adoption.map(([, counts]) => counts.at(-1)!)
  expect(last.reduce((sum, count) => sum + count, 0)).toBe(screens.on)
  expect(adoption[0]![1]).toHaveLength((weeks + 1) / 2)
  expect(Math.round((100 * screens.on) / screens.all)).toBe(screens.share)
  expect(100 - (100 * system.build.after) / system.build.before).toBe(system.build.shorter)
  const fixes = releases.slice(-2).map(({ log }) => Number.parseInt(log, 10))
  expect(fixes[0]! + fixes[1]!).toBe(system.theirFixes)
  expect(weeks - releases[0]!.week).toBe(15)
  expect(told).toContain('fifteen weeks after the first release')
  expect(told).toContain('Release 1.0 went out in the second week')
  const { weeksLater } = system.firstTry
  expect(releases.find(({ name }) => name === '1.2')!.week + weeksLater).toBeLessThanOrEqual(weeks)
  expect(told).toContain('six weeks later')
})
