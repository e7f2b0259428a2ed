import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED]
  const found = candidates.find((file) => file && existsSync(file))
  if (!found) throw new Error('No Chromium found. Set CHROMIUM_PATH or run: npx playwright install chromium')
  return found
}

export function openBrowser() {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      // The same letter shapes and colours on every machine.
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  })
}
