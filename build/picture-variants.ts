import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, posix, relative } from 'node:path'
import sharp, { type Region, type Sharp } from 'sharp'
import type { Picture } from '../content/types.ts'
import { atOnce } from './at-once.ts'
import type { Crop } from './picture-import.ts'
import { counted } from './picture-progress.ts'
import { writeWhole } from './write-whole.ts'

export const CACHE_FOLDER = '.cache/pictures'
const MASTERS = 'content/images'
const PUBLIC_STORAGE = '/storage/v1/object/public'
/** Pictures of these folders are served from a public bucket. */
const BUCKETS: Record<string, string> = {
  'case-studies': 'case-study-assets',
  presentation: 'presentation-assets',
}
const AVIF_WIDTHS = [400, 800, 1200, 1600]
const SMALL_WIDTH = 800
/** Home's wall, and the gallery. */
const WALL = 'mosaic'
const GALLERY = 'visuals'
/** On screens of single density, the wall and the pictures of the gallery are about this wide. */
const SMALLEST: Record<string, number> = { [WALL]: 648, [GALLERY]: 320 }
/** Only browsers without AVIF take it. */
const WEBP_WIDTH = 1200
/** The background of the gate and the deck covers a large screen. */
export const WIDEST = 2400
/** These folders hold interfaces, whose small type needs more than a photograph does on large screens. */
const FINE_PRINT = new Set(['case-studies', 'projects'])
const FINE_WIDTH = 1200
/** Part of each variant's name: raise it when the encoding below changes. */
export const RECIPE = 4

/** An AVIF encoder of 1600 px takes 200 MB and all cores, so more of them would only cost memory. */
const oneByOne = atOnce(2)
/** Every picture is read once. */
sharp.cache(false)

export interface Variant {
  /** Address without origin, which is also the file's place in the built site. */
  path: string
  width: number
  format: 'avif' | 'webp'
  /** Encoded so that small type stays sharp. */
  fine?: boolean
  /** How long the encoder may search for a smaller file, from 0 to 9. */
  effort?: number
  /** Which pixels of the master; all unless it says so. */
  part?: Region
}

export interface PictureWork<Kind extends Picture = Picture> {
  /** What the variants are made of. */
  file: string
  picture: Kind
  variants: Variant[]
}

/**
 * Finds size, colour and variants of a master, or of a part of it; encodes nothing yet. What is no master itself is
 * published as if it were the file at `place`.
 */
export async function describePicture(
  file: string,
  backendUrl: string,
  { crop, place = file }: { crop?: Crop | undefined; place?: string } = {},
): Promise<PictureWork> {
  const { key, width, height, color, part } = await measure(await readFile(file), crop)
  const { name, folder, bucket } = picturePlace(relative(MASTERS, place))
  const variant = (format: Variant['format'], w: number): Variant => ({
    path: `${name}-${w}-${key}.${format}`,
    width: w,
    format,
    fine: isFine(folder, w, part),
    effort: effortFor(folder, w),
    part,
  })
  const smallest = SMALLEST[folder] ?? 0
  const widths = [smallest, ...AVIF_WIDTHS].filter((w) => w > 0 && w >= smallest)
  const list = fittingWidths(widths, width).map((w) => variant(isManyAtOnce(folder, w) ? 'webp' : 'avif', w))
  const webp = variant('webp', Math.min(WEBP_WIDTH, width))
  const address = ({ path }: Variant) => (bucket ? backendUrl : '') + path
  return {
    file,
    picture: {
      src: address(webp),
      width,
      height,
      color,
      avif: list.map((one) => `${address(one)} ${one.width}w`).join(', '),
    },
    variants: [...list, webp],
  }
}

function pixels({ left, top, width, height }: Crop, whole: { width: number; height: number }): Region {
  const across = (percent: number) => Math.round((percent * whole.width) / 100)
  const down = (percent: number) => Math.round((percent * whole.height) / 100)
  return { left: across(left), top: down(top), width: across(width), height: down(height) }
}

function cut(image: Sharp, part: Region | undefined): Sharp {
  return part ? image.extract(part) : image
}

interface Measures {
  /** The same for the same part of the same master, whatever its file is called. */
  key: string
  width: number
  height: number
  color: string
  part?: Region
}

/** From the cache where it was measured before: its colour needs the whole picture. */
async function measure(source: Buffer, crop?: Crop): Promise<Measures> {
  const asked = createHash('sha256')
    .update(source)
    .update(JSON.stringify(crop ?? ''))
  const cached = join(CACHE_FOLDER, `${asked.digest('hex').slice(0, 20)}-${RECIPE}.json`)
  if (existsSync(cached)) return JSON.parse(await readFile(cached, 'utf8'))
  const { autoOrient, orientation = 1 } = await sharp(source).metadata()
  const part = crop && pixels(crop, autoOrient)
  const recipe = `${RECIPE}${orientation > 1 ? ' turned' : ''}${part ? ` ${JSON.stringify(part)}` : ''}`
  const key = `p${createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 10)}`
  const pixel = await cut(sharp(source).autoOrient(), part)
    .resize(1, 1, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const { width, height } = part ?? autoOrient
  const color = `#${pixel.subarray(0, 3).toString('hex')}`
  const measures = { key, width, height, color, ...(part && { part }) }
  await writeWhole(cached, Buffer.from(JSON.stringify(measures)))
  return measures
}

/** Where the variants of a master are served; its path below the masters has the system's slashes. */
export function picturePlace(path: string) {
  const { dir: folder, name } = posix.parse(path.replaceAll('\\', '/'))
  const bucket = BUCKETS[folder]
  const place = bucket ? `${PUBLIC_STORAGE}/${bucket}` : posix.join('/images', folder)
  return { folder, bucket, name: `${place}/${name}` }
}

/** Never enlarges: a small master ends its list with its own width. */
function fittingWidths(widths: number[], masterWidth: number): number[] {
  const fitting = widths.filter((width) => width <= masterWidth)
  const widest = Math.min(masterWidth, WIDEST)
  if (widest > (fitting.at(-1) ?? 0) * 1.2) fitting.push(widest)
  return fitting
}

function isFine(folder: string, width: number, part: Region | undefined): boolean {
  // On screens of single density.
  if (width === SMALLEST[folder] || (folder === WALL && width <= SMALL_WIDTH)) return true
  // A part is shown because of its type.
  return FINE_PRINT.has(folder) && (width >= FINE_WIDTH || part !== undefined)
}

/** Four of the gallery's small pictures come at once. As WebP they take a quarter more bytes, and half the time to decode. */
function isManyAtOnce(folder: string, width: number): boolean {
  return folder === GALLERY && width === SMALLEST[GALLERY]
}

/** With 0, large pictures take a fifth more bytes; more than 1 is worth its time for what all visitors wait for. */
function effortFor(folder: string, width: number): number {
  if (folder !== WALL) return 1
  return width > SMALL_WIDTH ? 3 : 4
}

/** The file of the encoded variant, in the cache. */
export async function encodedVariant(file: string, variant: Variant): Promise<string> {
  const cached = join(CACHE_FOLDER, basename(variant.path))
  if (!existsSync(cached))
    await counted(() => oneByOne(async () => writeWhole(cached, await encode(file, variant))))
  return cached
}

export function encode(file: string, variant: Variant): Promise<Buffer> {
  const image = cut(sharp(file).autoOrient(), variant.part).resize({ width: variant.width })
  return (
    variant.format === 'avif'
      ? image.avif({
          quality: variant.fine ? 62 : 50,
          effort: variant.effort ?? 0,
          chromaSubsampling: variant.fine ? '4:4:4' : '4:2:0',
        })
      : image.webp(
          variant.fine ? { quality: 80, effort: 6, smartSubsample: true } : { quality: 70, effort: 2 },
        )
  ).toBuffer()
}
