// node bench/embeds-pan.bench.mjs [base url]: pans each kind of design file for 3 s; no task may take over 50 ms.
import { openBrowser } from '../artwork/browser.mjs'

const BASE = process.argv[2] ?? 'http://127.0.0.1:4173'
const FILES = ['trace-flow-map', 'ht-design-system', 'ai-creative-exploration']
const PAN_MS = 3000
const LONGEST_TASK_MS = 50
const VIEWPORT = { width: 1280, height: 800 }

async function openFile(browser, file) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.addInitScript(() => localStorage.setItem('portfolio-authenticated', 'true'))
  const page = await context.newPage()
  await page.goto(`${BASE}/embeds/design-file?file=${file}`)
  await page.waitForFunction(() => {
    // Those that are far from the view have no frame yet.
    const boards = [...document.querySelectorAll('[data-board]:has(iframe)')]
    return boards.length > 0 && boards.every(({ dataset }) => dataset.state === 'ready')
  })
  await page.keyboard.press('+')
  await page.waitForTimeout(1500)
  return page
}

function startMeasuring(page) {
  return page.evaluate(() => {
    window.measured = { tasks: [], frames: [] }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.measured.tasks.push(Math.round(duration))
    }).observe({ type: 'longtask' })
    let last = performance.now()
    requestAnimationFrame(function count(now) {
      window.measured.frames.push(now - last)
      last = now
      requestAnimationFrame(count)
    })
  })
}

/** In a circle, so that every direction is met and nothing leaves the view for good. */
async function pan(page) {
  const [x, y] = [780, 400]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const begin = Date.now()
  for (let angle = 0; Date.now() - begin < PAN_MS; angle += 0.09) {
    await page.mouse.move(x + Math.sin(angle) * 260, y + (1 - Math.cos(angle)) * 150)
  }
  await page.mouse.up()
}

function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]
}

const browser = await openBrowser()
let failed = false
for (const file of FILES) {
  const page = await openFile(browser, file)
  await startMeasuring(page)
  await pan(page)
  const { tasks, frames } = await page.evaluate(() => window.measured)
  const longest = Math.max(0, ...tasks)
  failed ||= longest > LONGEST_TASK_MS
  const rate = Math.round((frames.length * 1000) / PAN_MS)
  console.log(
    `${file}: longest task ${longest || 'under 50'} ms, ${rate} frames/s, frame p95 ${percentile(frames, 0.95).toFixed(1)} ms`,
  )
  await page.context().close()
}
await browser.close()
if (failed) {
  console.error(`A task took longer than ${LONGEST_TASK_MS} ms while panning.`)
  process.exitCode = 1
}
