/** A part of a picture, in percent of its width and height. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

const IMPORT = /^(?<file>.+)\?(?:again&)?(?:crop=(?<crop>[\d.,]+)&)?picture$/

/**
 * The same picture in a module of its own. What a study and its design file both show is told in both of their scripts:
 * told once, it would be in a third one, or in that which all pages load, and grow it with each study.
 */
export function toldAgain(id: string): string {
  return id.replace('?', '?again&')
}

/** The master that a module stands for, and which part of it: `x.webp?picture`, `x.webp?crop=10,0,30,60&picture`. */
export function pictureImport(id: string): { file: string; crop?: Crop } | undefined {
  const { file, crop } = IMPORT.exec(id)?.groups ?? {}
  if (!file) return undefined
  if (!crop) return { file }
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = crop
    .split(',')
    .map(Number)
  if (!(width > 0 && height > 0 && left + width <= 100 && top + height <= 100))
    throw new Error(`crop=${crop} is no part of ${file}: it takes left,top,width,height in percent.`)
  return { file, crop: { left, top, width, height } }
}
