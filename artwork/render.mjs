// node artwork/render.mjs [part of a name …]: draws the pictures of pictures.mjs into content/images.
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { boardData, DATASETS } from '../pipeline/embeds/board-data.mjs'
import { openBrowser } from './browser.mjs'
import { pictures } from './pictures.mjs'
import { partOf } from './region.mjs'

const ORIGIN = 'http://artwork.invalid'
const QUALITY = 86
/** A wall of boards takes its time on a busy machine. */
const PATIENCE = 120_000
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const target = path.join(root, 'content/images')

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const datasets = await Promise.all(
  DATASETS.map((name) => runnerImport(path.join(root, `content/${name}.ts`), { configFile: false })),
)
/** Files that are made for the boards. */
const MADE = {
  [path.join(root, 'artwork/boards/data.js')]: boardData(...datasets.map(({ module }) => module)),
}

/** Answers the browser's requests from the project folder, so that no server is needed. */
async function answerFromDisk(route) {
  const file = path.join(root, decodeURIComponent(new URL(route.request().url()).pathname))
  try {
    const body = MADE[file] ?? (await readFile(file))
    await route.fulfill({ body, contentType: TYPES[path.extname(file)] })
  } catch {
    console.error(`missing: ${file}`)
    await route.fulfill({ status: 404 })
  }
}

function address({ page, props }) {
  const query = props ? `?${encodeURIComponent(JSON.stringify(props))}` : ''
  return `${ORIGIN}/artwork/${page}${query}`
}

async function render(browser, picture) {
  const [boardWidth, boardHeight] = picture.size
  const { clip, width, height, density } = partOf(boardWidth, boardHeight, picture.region)
  const context = await browser.newContext({
    viewport: { width: boardWidth, height: boardHeight },
    deviceScaleFactor: density,
  })
  await context.route(`${ORIGIN}/**`, answerFromDisk)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${picture.file}: ${error.message}`))
  await page.goto(address(picture), { waitUntil: 'networkidle', timeout: PATIENCE })
  await Promise.all(page.frames().map((frame) => frame.evaluate(() => document.fonts.ready.then(() => true))))
  const shot = await page.screenshot({ animations: 'disabled', clip })
  await context.close()
  const output = path.join(target, picture.file)
  await mkdir(path.dirname(output), { recursive: true })
  // Drawn at twice the size and scaled down: edges of tilted screens come out smooth.
  const saved = await sharp(shot)
    .resize(...(picture.saved ?? [width, height]), { kernel: 'lanczos3' })
    .webp({ quality: picture.quality ?? QUALITY, effort: 5, smartSubsample: true })
    .toFile(output)
  console.log(`${picture.file}  ${saved.width}x${saved.height}  ${Math.round(saved.size / 1024)} KB`)
}

const wanted = process.argv.slice(2)
const chosen = ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part))
const browser = await openBrowser()
for (const picture of pictures.filter(chosen)) await render(browser, picture)
await browser.close()
