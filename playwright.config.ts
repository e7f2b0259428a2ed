import { existsSync } from 'node:fs'
import { chromium, defineConfig, devices } from '@playwright/test'
import { owner } from './content/site'
import { SECOND_OWNER, SECOND_PASSWORD } from './e2e/second-owner/place.mjs'
import type { SiteOptions } from './e2e/site-test'
import { findBrowser } from './scripts/find-browser.mjs'

const PORT = Number(process.env.JOURNEY_PORT ?? 4300)
/** The site with the lock on has a build and a server of its own, and so has the second owner. */
const LOCKED_PORT = PORT + 1
const SECOND_PORT = PORT + 2
const SECOND_BUILD = `${SECOND_OWNER}/dist`
const secondBuilt = existsSync(`${SECOND_BUILD}/server/node.js`)
if (!secondBuilt && !process.env.TEST_WORKER_INDEX)
  console.log('The second owner has no site here: npm run build:second-owner makes it.')
/** Journeys through pages that only the sample owner has. */
const SAMPLE_JOURNEYS = /\.sample\..*spec/
if (!owner.sample && !process.env.TEST_WORKER_INDEX)
  console.log(`${owner.name} is not the sample owner: e2e/*.sample.*.spec.ts do not apply.`)
if (existsSync('.env')) process.loadEnvFile('.env')
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
    // The specification binds the sample owner only.
    ...(owner.sample
      ? [
          {
            name: 'spec',
            testMatch: /spec\/.*\.spec/,
            use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
          },
        ]
      : []),
    {
      name: 'desktop',
      testIgnore: unlessSample(/\.(phone|locked|second)\.spec|spec\//),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: unlessSample(/\.(desktop|locked|second)\.spec|spec\//),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'locked',
      testIgnore: unlessSample(/\.(phone|second)\.spec|spec\//),
      grep: /@lock/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        baseURL: `http://127.0.0.1:${LOCKED_PORT}`,
        locked: true,
      },
    },
    ...(secondBuilt
      ? [
          {
            name: 'second-owner',
            testMatch: /(\.second|any-owner\.desktop)\.spec/,
            use: {
              ...devices['Desktop Chrome'],
              viewport: { width: 1440, height: 900 },
              baseURL: `http://127.0.0.1:${SECOND_PORT}`,
              buildFolder: SECOND_BUILD,
              password: SECOND_PASSWORD,
            },
          },
        ]
      : []),
  ],
  webServer: [
    server('dist', PORT, { LOCK: '', OWNER_PASSWORD: '' }),
    server('dist-locked', LOCKED_PORT, { LOCK: 'server', OWNER_PASSWORD: 'only-for-journeys' }),
    ...(secondBuilt ? [server(SECOND_BUILD, SECOND_PORT, { LOCK: '', OWNER_PASSWORD: '' })] : []),
  ],
})

function unlessSample(others: RegExp): RegExp[] {
  return owner.sample ? [others] : [others, SAMPLE_JOURNEYS]
}

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
