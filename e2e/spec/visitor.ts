import { test as base, devices, expect } from '@playwright/test'

/** The gate's password, as whoever runs the site has set it. */
export const PASSWORD = process.env.PORTFOLIO_PASSWORD || 'low-sun'
export const ACCESS_KEY = 'portfolio-authenticated'

const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
/** `test.use(phone)`: what follows is tried on a phone. */
export const phone = { ...pixel, viewport: { width: 390, height: 844 } }

interface VisitorOptions {
  /** Whether this browser has passed the gate before. */
  inside: boolean
  /** Errors in the console that a test provokes on purpose. */
  expectedErrors: RegExp | undefined
}

/**
 * A test of the specification. It sees what a visitor, a keyboard, a screen reader, the network, local storage and an
 * analytics tag can see, and knows nothing of how the site is made. A page is alive when a press on it works.
 */
export const test = base.extend<VisitorOptions>({
  inside: [true, { option: true }],
  expectedErrors: [undefined, { option: true }],
  storageState: async ({ inside, baseURL }, use) => {
    const localStorage = inside ? [{ name: ACCESS_KEY, value: 'true' }] : []
    await use({ cookies: [], origins: [{ origin: baseURL!, localStorage }] })
  },
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = []
    const report = (problem: string) => {
      if (!expectedErrors?.test(problem)) problems.push(problem)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') report(message.text())
    })
    page.on('pageerror', (error) => report(error.message))
    await use(page)
    expect(problems, "errors in the browser's console").toEqual([])
  },
})

export { expect }
