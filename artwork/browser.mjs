import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'

export function openBrowser() {
  const executablePath = findBrowser(chromium.executablePath())
  if (executablePath === null) throw new Error('No Chromium found: set CHROMIUM_PATH to one.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      // The same letter shapes and colors on every machine.
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--allow-file-access-from-files',
    ],
  })
}
