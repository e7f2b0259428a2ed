import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileProblem, pictureFileProblems } from './picture-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))

test('a file that is no picture is named', async () => {
  const file = join(folder, 'notes.jpg')
  writeFileSync(file, 'not a picture')
  expect(await fileProblem(file)).toBe(
    `${file} can’t be read as a picture. Save it as PNG, JPEG, WebP or AVIF.`,
  )
})

test('a moving picture is refused, with its reason and what to do', async () => {
  const file = join(folder, 'moving.gif')
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif()
    .toFile(file)
  expect(await fileProblem(file)).toMatch(
    /is animated \(2 frames\).*Save it as MP4 and show it with a block of kind video/,
  )
})

test('a picture that would take too much memory is told its size and the largest one', async () => {
  const file = join(folder, 'huge.png')
  await sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#fff' } })
    .png()
    .toFile(file)
  expect(await fileProblem(file)).toMatch(/is too large \(9000 × 7000 px, .* MB\): at most 60 million pixels/)
})

test('a picture that is missing is told where it is imported', async () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  writeFileSync(join(content, 'home.ts'), "import gone from './images/gone.webp?picture'\n")
  expect(await pictureFileProblems(content)).toEqual([
    `${content}/home.ts:1: ${content}/images/gone.webp is not there.`,
  ])
})
