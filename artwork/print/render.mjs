// node artwork/print/render.mjs [part of a name …]   draws the boards into content/images
// node artwork/print/render.mjs --scenes [part …]    renders the Blender scenes (minutes each)
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { openBrowser } from '../browser.mjs'
import { partOf } from '../region.mjs'
import { pictures, scenes } from './pictures.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const images = join(here, '../../content/images')
const cache = join(here, '../../node_modules/.cache/artwork-print')
const wanted = process.argv.slice(2).filter((word) => word !== '--scenes')
const chosen = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part))

const browser = await openBrowser()

async function draw({ name, board, width, height }, deviceScaleFactor, clip) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, reducedMotion: 'reduce' })
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  page.on('requestfailed', (request) => console.error(`${name}: missing ${request.url()}`))
  const [file, query = ''] = board.split('?')
  await page.goto(`${pathToFileURL(join(here, 'boards', file))}?${query}`)
  await page.evaluate(() => document.fonts.ready)
  // A board that takes its time says when it is done.
  await page.evaluate(() => window.drawn?.then(() => {}))
  await page.waitForTimeout(200)
  const shot = await page.screenshot({ clip })
  await page.close()
  return sharp(shot)
}

async function save(image, name) {
  const file = join(images, `${name}.webp`)
  mkdirSync(dirname(file), { recursive: true })
  await image.webp({ quality: 86, effort: 5, smartSubsample: true }).toFile(file)
  console.log(name)
}

async function renderScene({ name, scene, width, height, textures }) {
  mkdirSync(cache, { recursive: true })
  for (const texture of textures) await (await draw(texture, 1)).toFile(join(cache, `${texture.name}.png`))
  const still = join(cache, `${scene}.png`)
  const script = join(here, 'scenes', `${scene}.py`)
  execFileSync(process.env.BLENDER_PATH ?? 'blender', ['-b', '-noaudio', '--python', script, '--', cache, still])
  // Filmic grays the palette a little; this gives it back.
  await save(sharp(still).resize(width, height).modulate({ saturation: 1.1 }).linear(1.05, -5), name)
}

if (process.argv.includes('--scenes')) {
  for (const scene of scenes.filter(chosen)) await renderScene(scene)
} else {
  for (const picture of pictures.filter(chosen)) {
    // Twice the size, then reduced: hairlines and small type come out cleaner than at scale 1.
    const { clip, density, width, height } = partOf(picture.width, picture.height, picture.region)
    const image = await draw(picture, density, clip)
    await save(image.resize(...(picture.saved ?? [width, height])), picture.name)
  }
}
await browser.close()
