import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import sharp from 'sharp'

const CONTENT = 'content'
const MASTERS = 'content/images'
const IMPORT = /from '([^']+)\?(?:crop=[\d.,]+&)?(?:picture|raw)'/
const LARGEST_BYTES = 40_000_000
const LARGEST_PIXELS = 60_000_000
const ADVICE = 'Save it as PNG, JPEG, WebP or AVIF.'

interface Use {
  /** `content/about.ts:3`. */
  place: string
  image: string
}

/** One line for each picture that is missing or can't be used, before content is loaded with it. */
export async function pictureFileProblems(content = CONTENT): Promise<string[]> {
  const uses = importedPictures(content)
  const missing = uses.filter(({ image }) => !existsSync(image))
  const images = [...new Set(uses.map(({ image }) => image))].filter(
    (image) => !missing.some((use) => use.image === image),
  )
  const wrong = await Promise.all(images.map(fileProblem))
  return [
    ...missing.map(({ place, image }) => `${place}: ${image} is not there.`),
    ...wrong.filter((line) => line !== undefined),
  ]
}

/** Files of `content/images` that nothing shows. */
export function unusedPictures(alsoUsed: string[]): string[] {
  const used = new Set([
    ...importedPictures().map(({ image }) => image),
    ...alsoUsed.map((name) => `${MASTERS}/${name}`),
  ])
  return filesBelow(MASTERS)
    .filter((image) => !used.has(image))
    .map((image) => `${image} is shown nowhere: import it, or delete it.`)
}

function importedPictures(content = CONTENT): Use[] {
  return filesBelow(content)
    .filter((file) => file.endsWith('.ts') && !/(\.test|\.d)\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const [, path] = IMPORT.exec(text) ?? []
          return path ? [{ place: `${file}:${index + 1}`, image: posix.join(dirname(file), path) }] : []
        }),
    )
}

/** What is wrong with one file. */
export async function fileProblem(image: string): Promise<string | undefined> {
  const { size } = statSync(image)
  const header = await sharp(image)
    .metadata()
    .catch(() => undefined)
  if (!header) return `${image} can’t be read as a picture. ${ADVICE}`
  const { width, height, pages = 1, format, compression } = header
  const found = `${width} × ${height} px, ${(size / 1e6).toFixed(1)} MB`
  if (compression === 'hevc') return `${image} is a HEIC picture, which browsers don’t show. ${ADVICE}`
  if (pages > 1)
    return `${image} is animated (${pages} frames), and a moving picture can’t be stopped by those whom it disturbs. Save it as MP4 and show it with a block of kind video.`
  if (format !== 'svg' && (size > LARGEST_BYTES || width * height > LARGEST_PIXELS))
    return `${image} is too large (${found}): at most ${LARGEST_PIXELS / 1e6} million pixels and ${LARGEST_BYTES / 1e6} MB are taken; 3200 px of width are plenty.`
  return undefined
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}
