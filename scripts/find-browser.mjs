import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const INSTALLED = [
  // Chromium without its windows, as Playwright's own is: the journeys take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the journeys: a setting, Playwright's own (undefined), an installed one, or null.
 * @param {string} [playwrightsOwn]
 * @returns {string | undefined | null}
 */
export function findBrowser(playwrightsOwn) {
  const setting = process.env.CHROMIUM_PATH
  if (setting) {
    if (!existsSync(setting)) throw new Error(`CHROMIUM_PATH names no file: ${setting}`)
    return setting
  }
  if (playwrightsOwn && existsSync(playwrightsOwn)) return undefined
  return INSTALLED.find((path) => existsSync(path)) ?? null
}

/** Finds a browser or installs one; throws one line that says what to do. */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test')
  const found = findBrowser(chromium.executablePath())
  if (found !== null) return found
  console.log('No Chromium or Chrome found: installing one.')
  for (const install of [playwrightDownload, debianPackage]) {
    if (install()) return findBrowser(chromium.executablePath()) ?? undefined
  }
  throw new Error('No browser for the journeys: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

function playwrightDownload() {
  return run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
}

function debianPackage() {
  const root = process.getuid?.() === 0
  return (
    root &&
    existsSync('/usr/bin/apt-get') &&
    run('apt-get', ['update']) &&
    (run('apt-get', ['install', '-y', 'chromium-headless-shell']) ||
      run('apt-get', ['install', '-y', 'chromium']))
  )
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 })
    return true
  } catch {
    return false
  }
}
