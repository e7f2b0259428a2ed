// node artwork/print/render.mjs [part of a picture's name …]: renders the listed pictures into content/images.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { pictures } from './pictures.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, '../../content/images')
const wanted = process.argv.slice(2)

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return places.find((path) => path && existsSync(path))
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--allow-file-access-from-files',
  ],
})

for (const { name, board, width, height, quality = 86 } of pictures) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  // Twice the size, then reduced: hairlines and small type come out cleaner than at scale 1.
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 })
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  page.on('requestfailed', (request) => console.error(`${name}: missing ${request.url()}`))
  const [file, query = ''] = board.split('?')
  await page.goto(`${pathToFileURL(join(here, 'boards', file))}?${query}`)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(200)
  const shot = await page.screenshot()
  await page.close()
  const output = join(target, `${name}.webp`)
  mkdirSync(dirname(output), { recursive: true })
  await sharp(shot).resize(width, height).webp({ quality, effort: 5, smartSubsample: true }).toFile(output)
  console.log(name)
}
await browser.close()
