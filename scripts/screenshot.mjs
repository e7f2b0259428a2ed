/** `npm run screenshot`: the README's picture, Home in a window beside the gate on a phone. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { openBrowser } from '../artwork/browser.mjs'
import { startServer } from '../bench/load.mjs'
import { DEFAULT_PASSWORD } from '../pipeline/settings/default-password.mjs'
import { ensureBuilt } from './ensure-built.mjs'

const FILE = 'docs/screenshot.webp'
const SHEET = { width: 1600, height: 1000 }
const WINDOW = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, reducedMotion: 'reduce' }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

if (!ensureBuilt()) process.exit(1)
const { module: theme } = await runnerImport('./content/theme.ts', { configFile: false })
const data = mkdtempSync(join(tmpdir(), 'screenshot-'))
const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data }
const site = await startServer(['dist/server/node.js'], { env: { ...process.env, ...settings } })
const browser = await openBrowser()
try {
  const [gate, home] = [await picture(PHONE, whole), await picture(WINDOW, pass)]
  const sheet = await browser.newPage({ viewport: SHEET })
  await sheet.setContent(arrangement(theme.colors, home, gate))
  await sheet.waitForFunction(() => [...document.images].every((image) => image.complete))
  await sharp(await sheet.screenshot())
    .webp({ quality: 84, effort: 6 })
    .toFile(FILE)
  console.log(`${FILE}: ${Math.round(statSync(FILE).size / 1024)} KB`)
} finally {
  await browser.close()
  await site.stop()
  rmSync(data, { recursive: true })
}

/** What a visitor with this screen sees at the site's address once he has done what he came for. */
async function picture(screen, visit) {
  const page = await browser.newPage(screen)
  await page.goto(`http://127.0.0.1:${site.port}/`)
  await visit(page)
  await whole(page)
  const taken = await page.screenshot({ caret: 'hide' })
  await page.close()
  return `data:image/png;base64,${taken.toString('base64')}`
}

async function pass(page) {
  const field = page.locator('input[type=password]')
  if (!(await field.isVisible())) return
  await field.fill(process.env.PORTFOLIO_PASSWORD || DEFAULT_PASSWORD)
  await field.press('Enter')
  await page.getByRole('banner').waitFor()
}

/** Letters and all pictures within the window are there, and what came in by moving stands. */
async function whole(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
  )
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

function arrangement({ pine, 'pine-deep': deep }, home, gate) {
  return `<!doctype html><style>
    body { margin: 0; height: 100vh; background: linear-gradient(160deg, ${pine}, ${deep}); overflow: hidden }
    img { position: absolute; box-shadow: 0 2px 4px #0003, 0 40px 80px #0008 }
    .home { left: 72px; top: 84px; width: 1328px; border-radius: 14px }
    .gate { right: 72px; bottom: 60px; width: 316px; border-radius: 40px; border: 9px solid #0a1512; outline: 1px solid #fff4 }
  </style><img class="home" src="${home}" alt=""><img class="gate" src="${gate}" alt="">`
}
