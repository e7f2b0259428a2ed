import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function linesOf(format: 'text' | 'json', ...entries: Parameters<ReturnType<typeof createLog>>[]): string[] {
  const lines: string[] = []
  const log = createLog(format, (line) => lines.push(line))
  for (const entry of entries) log(...entry)
  return lines
}

test('as JSON each line is one object with its time, what happened and its facts', () => {
  const [plain, full] = linesOf(
    'json',
    ['A note\nof two lines'],
    ['Sent', { event: 'mail.sent', id: 'a1', attempt: 2 }],
  )
  expect(plain).not.toContain('\n')
  expect(JSON.parse(plain ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    level: 'info',
    event: 'note',
    message: 'A note\nof two lines',
  })
  expect(JSON.parse(full ?? '')).toMatchObject({ event: 'mail.sent', id: 'a1', attempt: 2, message: 'Sent' })
})

test.each(['text', 'json'] as const)('as %s no line holds an address of a person', (format) => {
  for (const address of ['ada.rowe@example.com', "o'hara+jobs@mail.example.co.uk", 'ada@bücher.example']) {
    const [line] = linesOf(format, [`550 5.1.1 <${address}>: Recipient rejected, "${address}".`])
    expect(line).toContain('550 5.1.1 <[address]>: Recipient rejected')
    expect(line).not.toContain('example')
  }
})

test('what tells the owner where to look stays', () => {
  const line = 'The database is not ready, trying again: connect ECONNREFUSED 127.0.0.1:5432'
  expect(linesOf('text', [line])).toEqual([line])
})
