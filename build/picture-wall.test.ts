import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { encode } from './picture-variants.ts'
import { describeWall } from './picture-wall.ts'

const COLORS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']

async function folderOf(colors: string[], paint: (color: string, index: number) => Sharp): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wall-'))
  for (const [index, color] of colors.entries())
    await paint(color, index)
      .png()
      .toFile(join(folder, `${index + 1}.png`))
  return folder
}

test('pictures of any shape stand side by side, each a square, three in a row', async () => {
  const folder = await folderOf(COLORS, (background, index) =>
    sharp({ create: { width: 900, height: index === 1 ? 650 : 1200, channels: 3, background } }),
  )
  const { file, picture, variants } = await describeWall(folder, '')
  // As large as the smallest allows.
  expect(picture).toMatchObject({ width: 3 * 650, height: 2 * 650, squares: COLORS })
  for (const variant of variants) {
    const encoded = await encode(file, variant)
    const side = variant.width / 3
    for (const [index, color] of COLORS.entries()) {
      const middle = { left: ((index % 3) + 0.25) * side, top: (Math.floor(index / 3) + 0.25) * side }
      expect(await colorAt(encoded, middle.left, middle.top), `${variant.path} ${index}`).toBe(color)
    }
  }
})

test('what can be seen through in a picture can be seen through on the wall', async () => {
  const clear = await folderOf(['#ff000000'], (background) =>
    sharp({ create: { width: 700, height: 700, channels: 4, background } }),
  )
  expect((await sharp((await describeWall(clear, '')).file).stats()).isOpaque).toBe(false)
  const full = await folderOf(['#ff0000'], (background) =>
    sharp({ create: { width: 700, height: 700, channels: 3, background } }),
  )
  // A channel that says nothing would be sent, and decoded.
  expect((await sharp((await describeWall(full, '')).file).metadata()).hasAlpha).toBe(false)
})

/** To the nearest of the pure colors: encoding moves them a little. */
async function colorAt(image: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(image)
    .extract({ left: Math.round(left), top: Math.round(top), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${[...pixel].map((value) => (value > 127 ? 'ff' : '00')).join('')}`
}
