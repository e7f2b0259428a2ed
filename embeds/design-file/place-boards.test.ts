import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './files'
import { boundsOf, overlaps, placeBoards } from './place-boards'

test('there are eight files with at least five artboards each', () => {
  expect(files).toHaveLength(8)
  for (const file of files) {
    const boards = file.pages.flatMap((page) => page.boards)
    expect(boards.length, file.slug).toBeGreaterThanOrEqual(5)
    for (const { id } of boards) expect(existsSync(`artwork/boards/${file.slug}/${id}.html`), id).toBe(true)
  }
})

test('no two pages and no two artboards overlap', () => {
  for (const file of files) {
    const pages = placeBoards(file)
    for (const rects of [
      pages.map(({ rect }) => rect),
      pages.flatMap(({ boards }) => boards.map(({ rect }) => rect)),
    ]) {
      for (const [index, rect] of rects.entries()) {
        expect(rects.slice(index + 1).some((other) => overlaps(rect, other))).toBe(false)
      }
    }
  }
})

test('a file is wider than it is tall, as its frame is', () => {
  for (const file of files) {
    const { width, height } = boundsOf(placeBoards(file).map(({ rect }) => rect))
    expect(width / height, file.slug).toBeGreaterThan(1.2)
  }
})
