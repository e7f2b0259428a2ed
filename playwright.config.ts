import { chromium, defineConfig, devices } from '@playwright/test'
import type { SiteOptions } from './e2e/site-test'
import { findBrowser } from './scripts/find-browser.mjs'

const PORT = Number(process.env.JOURNEY_PORT ?? 4300)
/** The site with the lock on has a build and a server of its own. */
const LOCKED_PORT = PORT + 1
const executablePath = findBrowser(chromium.executablePath()) ?? undefined

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/spoken-order/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // Not localhost: there the analytics are off.
    baseURL: `http://127.0.0.1:${PORT}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.(phone|locked)\.spec/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: /\.(desktop|locked)\.spec/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'locked',
      testIgnore: /\.phone\.spec/,
      grep: /@lock/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        baseURL: `http://127.0.0.1:${LOCKED_PORT}`,
        locked: true,
      },
    },
  ],
  webServer: [
    server('dist', PORT, { LOCK: '', OWNER_PASSWORD: '' }),
    server('dist-locked', LOCKED_PORT, { LOCK: 'server', OWNER_PASSWORD: 'only-for-journeys' }),
  ],
})

function server(folder: string, port: number, settings: Record<string, string>) {
  const data = `test-results/data-${port}`
  return {
    command: `node ${folder}/server/node.js`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      BUILD_FOLDER: folder,
      // All journeys come from one address.
      RATE_LIMIT_TEN_MINUTES: '100',
      ...settings,
    },
    reuseExistingServer: false,
  }
}
