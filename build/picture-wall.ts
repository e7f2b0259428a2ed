import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture, Wall } from '../content/types.ts'
import { wallMasters } from './picture-import.ts'
import { CACHE_FOLDER, describePicture, type PictureWork, RECIPE, WIDEST } from './picture-variants.ts'
import { writeWhole } from './write-whole.ts'

const COLUMNS = 3

/** The pictures of a folder as one: each a square, three in a row. */
export async function describeWall(folder: string, backendUrl: string): Promise<PictureWork<Wall>> {
  const masters = wallMasters(folder)
  const squares = await Promise.all(
    masters.map(async (master) => (await describePicture(master, backendUrl)).picture),
  )
  const file = await sideBySide(masters, squares)
  const { picture, variants } = await describePicture(file, backendUrl, { place: join(folder, 'wall') })
  return { file, picture: { ...picture, squares: squares.map(({ color }) => color) }, variants }
}

/** In the cache. No square is larger than the smallest picture, which would be soft. */
async function sideBySide(masters: string[], squares: Picture[]): Promise<string> {
  const side = Math.min(WIDEST / COLUMNS, ...squares.flatMap(({ width, height }) => [width, height]))
  const hash = createHash('sha256').update(JSON.stringify([RECIPE, side, squares]))
  const cached = join(CACHE_FOLDER, `wall-${hash.digest('hex').slice(0, 20)}.png`)
  if (existsSync(cached)) return cached
  const headers = await Promise.all(masters.map((master) => sharp(master).metadata()))
  const parts = await Promise.all(
    masters.map(async (master, index) => ({
      input: await sharp(master).autoOrient().resize(side, side, { fit: 'cover' }).png().toBuffer(),
      left: (index % COLUMNS) * side,
      top: Math.floor(index / COLUMNS) * side,
    })),
  )
  const size = { width: COLUMNS * side, height: Math.ceil(masters.length / COLUMNS) * side }
  const wall = sharp({ create: { ...size, channels: 4, background: '#0000' } }).composite(parts)
  const seenThrough = headers.some(({ hasAlpha }) => hasAlpha)
  await writeWhole(cached, await (seenThrough ? wall : wall.removeAlpha()).png().toBuffer())
  return cached
}
