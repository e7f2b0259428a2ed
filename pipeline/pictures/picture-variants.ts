import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, posix, relative } from 'node:path'
import sharp, { type Metadata, type Region, type Sharp } from 'sharp'
import type { Picture } from '../../content/types.ts'
import { atOnce } from '../at-once.ts'
import { writeWhole } from '../write-whole.ts'
import type { Crop } from './picture-import.ts'
import { counted } from './picture-progress.ts'

const CACHE_FOLDER = '.cache/pictures'
const MASTERS = 'content/images'
const PUBLIC_STORAGE = '/storage/v1/object/public'
/** Pictures of these folders are served from a public bucket. */
const BUCKETS: Record<string, string> = {
  'case-studies': 'case-study-assets',
  presentation: 'presentation-assets',
}
/** A tile or half a column, and a phone's whole width or a laptop's column: browsers take the next wider file. */
const WIDTHS = [480, 1200]
/** A picture that covers a large screen needs no more. */
const WIDEST = 2400
/** A WebP file that is no heavier is served as it is. */
const FIT_BYTES = 100_000
/** Part of the cache's key and of each address: raise it when the encoding below changes. */
const RECIPE = 6

/** One encoder takes one core. */
sharp.concurrency(1)
const onAllCores = atOnce(availableParallelism())
/** Every picture is read once. */
sharp.cache(false)

export interface Variant {
  /** Address without origin, which is also the file's place in the built site. */
  path: string
  width: number
  /** Content, part and recipe: the cache's key beside the width. */
  key: string
  /** Which pixels of the master; all unless it says so. */
  part?: Region
  /** The master's own file serves. */
  untouched?: boolean
}

export interface PictureWork {
  /** What the variants are made of. */
  file: string
  picture: Picture
  variants: Variant[]
}

/** Finds size, color and variants of a master, or of a part of it; encodes nothing yet. */
export async function describePicture(
  file: string,
  backendUrl: string,
  { crop }: { crop?: Crop | undefined } = {},
): Promise<PictureWork> {
  const { key, width, height, color, part, fit } = await measure(await readFile(file), crop)
  const { name, bucket } = picturePlace(relative(MASTERS, file))
  const widest = fit ? width : Math.min(width, WIDEST)
  const variants = [...WIDTHS.filter((w) => w < widest), widest].map(
    (w): Variant => ({
      path: `${name}-${w}-${key}.webp`,
      width: w,
      key,
      ...(part && { part }),
      ...(fit && w === width && { untouched: true }),
    }),
  )
  const address = ({ path }: Variant) => (bucket ? backendUrl : '') + path
  return {
    file,
    picture: {
      src: address(variants.at(-1)!),
      width,
      height,
      color,
      srcSet: variants.map((one) => `${address(one)} ${one.width}w`).join(', '),
    },
    variants,
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
  /** Visitors can be given the file itself. */
  fit: boolean
}

/** From the cache where it was measured before: its color needs the whole picture. */
async function measure(source: Buffer, crop?: Crop): Promise<Measures> {
  const asked = createHash('sha256')
    .update(`${RECIPE} ${JSON.stringify(crop ?? '')} `)
    .update(source)
  const key = `p${asked.digest('hex').slice(0, 10)}`
  const cached = join(CACHE_FOLDER, `${key}.json`)
  if (existsSync(cached)) return JSON.parse(await readFile(cached, 'utf8'))
  const metadata = await sharp(source).metadata()
  const part = crop && pixels(crop, metadata.autoOrient)
  const pixel = await cut(sharp(source).autoOrient(), part)
    .resize(1, 1, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const { width, height } = part ?? metadata.autoOrient
  const color = `#${pixel.subarray(0, 3).toString('hex')}`
  const measures = {
    key,
    width,
    height,
    color,
    fit: !part && isFit(metadata, source.length),
    ...(part && { part }),
  }
  await writeWhole(cached, Buffer.from(JSON.stringify(measures)))
  return measures
}

/** A light WebP file that says nothing beside the picture: not where it was taken, nor with which camera. */
function isFit({ format, width, exif, xmp, iptc, icc }: Metadata, bytes: number): boolean {
  return format === 'webp' && width <= WIDEST && bytes <= FIT_BYTES && !exif && !xmp && !iptc && !icc
}

/** Where the variants of a master are served; its path below the masters has the system's slashes. */
export function picturePlace(path: string) {
  const { dir: folder, name } = posix.parse(path.replaceAll('\\', '/'))
  const bucket = BUCKETS[folder]
  const place = bucket ? `${PUBLIC_STORAGE}/${bucket}` : posix.join('/images', folder)
  return { bucket, name: `${place}/${name}` }
}

/** The file of the variant, in the cache unless it is the master's own. */
export async function variantFile(file: string, variant: Variant): Promise<string> {
  if (variant.untouched) return file
  const cached = join(CACHE_FOLDER, `${variant.key}-${variant.width}.webp`)
  if (!existsSync(cached))
    await counted(() => onAllCores(async () => writeWhole(cached, await encode(file, variant))))
  return cached
}

export function encode(file: string, { width, part }: Pick<Variant, 'width' | 'part'>): Promise<Buffer> {
  return cut(sharp(file).autoOrient(), part).resize({ width }).webp({ quality: 70, effort: 2 }).toBuffer()
}
