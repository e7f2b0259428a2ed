import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { study } from './case-studies/adaptive-email'
import { cells, mailClients, offsite, pilotMail, wait } from './offsite'

const { total, people, budget, lines, words } = offsite
const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
const count = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

test('the request adds up', () => {
  const sums = lines.map(([, , value]) => value)
  expect(sum(sums)).toBe(total)
  expect(Math.round(total / people)).toBe(offsite.perPerson)
  expect(budget - total).toBe(offsite.left)
  expect((100 * offsite.left) / budget).toBe(offsite.under)
  expect(sum(sums.slice(3))).toBe(offsite.folded.phone)
  expect(sum(sums.slice(2))).toBe(offsite.folded.card)
  for (const [name, reckoning, value] of lines) {
    const factors = reckoning.split('×').map((part) => Number(part.replace('€', '')))
    if (factors.length > 1)
      expect(
        factors.reduce((product, one) => product * one, 1),
        name,
      ).toBe(value)
  }
})

test('the shortest letter holds every fact', () => {
  expect(count(offsite.line)).toBe(words.line)
  for (const fact of [
    `${people} people`,
    offsite.days,
    total.toLocaleString('en-US'),
    `${offsite.under}% under`,
  ])
    expect(offsite.line).toContain(fact)
  expect(offsite.line).toContain(offsite.until.replace('Friday', 'Fri'))
})

test('what the study says in figures follows from the data', () => {
  const marks = mailClients.flatMap(([, , promises]) => [...promises])
  const [drawn, adapted, linked] = ['P', 'A', 'F'].map((kind) => marks.filter((mark) => mark === kind).length)
  expect(cells).toEqual({ all: marks.length, drawn, adapted, linked, kept: drawn! + adapted! })
  const [, shorter, , survives] = study.metrics ?? []
  expect(survives?.metric).toBe(`${Math.round((100 * cells.kept) / cells.all)}%`)
  expect(shorter?.metric).toBe(`${Math.round(100 - (100 * wait.after) / wait.before)}%`)
  expect(JSON.stringify(study)).toContain('Sixteen clients')
  expect(sum(mailClients.map(([, , , readers]) => readers))).toBeCloseTo(100)
})

test('the printed mail has the words that it counts', () => {
  const board = readFileSync('artwork/evidence/adaptive-email-pilot-mail.html', 'utf8')
  const letters = [...board.matchAll(/words<\/small>(.*?)<\/div>/g)].map(([, text]) =>
    text!.replaceAll(/<[^>]*>/g, ''),
  )
  expect(letters.map((text) => text.split(' ').length)).toEqual([pilotMail.whole, pilotMail.cut])
  expect(board).toContain(`${pilotMail.bent} of ${pilotMail.read} like this`)
})
