import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describePicture, encode, picturePlace } from './picture-variants.ts'

const RED = { r: 255, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 255 }
/** The camera was held upright: to see the photo as it was taken, turn it clockwise. */
const UPRIGHT = 6

/** A photo as a phone stores it: lying on its side, with its upper half (red) to the left. */
async function uprightPhoto(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'photo-')), 'photo.jpg')
  const half = { width: 300, height: 400, channels: 3 as const }
  const lower = await sharp({ create: { ...half, background: BLUE } })
    .png()
    .toBuffer()
  await sharp({ create: { ...half, width: 600, background: RED } })
    .composite([{ input: lower, left: 300, top: 0 }])
    .withMetadata({ orientation: UPRIGHT })
    .jpeg()
    .toFile(file)
  return file
}

test('a photo that lies on its side is shown as it was taken', async () => {
  const file = await uprightPhoto()
  const { picture, variants } = await describePicture(file, '')
  expect(picture).toMatchObject({ width: 400, height: 600 })
  for (const variant of variants) {
    const encoded = await encode(file, variant)
    expect(await sharp(encoded).metadata()).toMatchObject({ width: 400, height: 600 })
    const top = sharp(encoded).extract({ left: 0, top: 0, width: 400, height: 200 }).resize(1, 1)
    expect((await top.raw().toBuffer())[0], String(variant.width)).toBeGreaterThan(200)
  }
})

test('a part of a picture is cut out as it is seen', async () => {
  const file = await uprightPhoto()
  const crop = { left: 25, top: 50, width: 50, height: 25 }
  const { picture, variants } = await describePicture(file, '', { crop })
  expect(picture).toMatchObject({ width: 200, height: 150 })
  expect(picture.src).not.toBe((await describePicture(file, '')).picture.src)
  for (const variant of variants) {
    const { data } = await sharp(await encode(file, variant))
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The lower half is blue.
    expect(data[2], String(variant.width)).toBeGreaterThan(200)
  }
})

test('a photo with a wide colour profile keeps its colours on screens that know none', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'photo-')), 'p3.png')
  const paint = { width: 40, height: 40, channels: 3 as const, background: { r: 60, g: 180, b: 60 } }
  // Written in Display P3, the same colour has other numbers.
  await sharp({ create: paint }).withIccProfile('p3').png().toFile(file)
  const stored = await sharp(file, { ignoreIcc: true }).raw().toBuffer()
  expect(stored[0]).toBeGreaterThan(90)
  const shown = await sharp(await encode(file, { width: 40 }))
    .raw()
    .toBuffer()
  expect(Math.abs(shown[0]! - 60)).toBeLessThan(5)
  expect(Math.abs(shown[1]! - 180)).toBeLessThan(5)
})

test.each(['png', 'jpeg', 'webp', 'avif', 'tiff', 'gif'] as const)(
  'a picture may be a %s file',
  async (format) => {
    const file = join(mkdtempSync(join(tmpdir(), 'format-')), `a.${format}`)
    await sharp({ create: { width: 800, height: 400, channels: 3, background: BLUE } })
      .toFormat(format)
      .toFile(file)
    const { picture, variants } = await describePicture(file, '')
    expect(picture).toMatchObject({ width: 800, height: 400 })
    const [smallest] = variants
    expect((await encode(file, smallest!)).length).toBeGreaterThan(100)
  },
)

test('a picture is made in two widths, and its master is the widest where visitors can be given it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'widths-'))
  const made = async (width: number, format: 'webp' | 'png') => {
    const file = join(folder, `${width}.${format}`)
    await sharp({ create: { width, height: 100, channels: 3, background: BLUE } })
      .toFormat(format)
      .toFile(file)
    const { picture, variants } = await describePicture(file, '')
    const files = picture.srcSet.split(', ')
    expect(files.map((one) => one.split(' ')[0])).toEqual(variants.map(({ path }) => path))
    expect(picture.src).toBe(variants.at(-1)!.path)
    return variants.map(({ width: wide, untouched }) => `${wide}${untouched ? ' master' : ''}`)
  }
  expect(await made(1600, 'webp')).toEqual(['480', '1200', '1600 master'])
  expect(await made(300, 'webp')).toEqual(['300 master'])
  expect(await made(3000, 'png')).toEqual(['480', '1200', '2400'])
  expect(await made(1200, 'png')).toEqual(['480', '1200'])
  expect(await made(300, 'png')).toEqual(['300'])
})

test('a picture under another name, or in another folder, is not made again', async () => {
  const file = await uprightPhoto()
  const moved = join(mkdtempSync(join(tmpdir(), 'moved-')), 'another.jpg')
  copyFileSync(file, moved)
  const [first, again] = await Promise.all([file, moved].map((one) => describePicture(one, '')))
  const keys = (work: typeof first) => work!.variants.map(({ key, width }) => `${key} ${width}`)
  expect(keys(again)).toEqual(keys(first))
})

test('the address of a picture has plain slashes on every system', () => {
  for (const slash of ['/', '\\']) {
    const name = (...parts: string[]) => picturePlace(parts.join(slash)).name
    expect(name('covers', 'azure-maps.webp')).toBe('/images/covers/azure-maps')
    expect(name('case-studies', 'a-b.png')).toBe('/storage/v1/object/public/case-study-assets/a-b')
    expect(name('gate.webp')).toBe('/images/gate')
    expect(name('deep', 'er', 'a.jpg')).toBe('/images/deep/er/a')
  }
})
