import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { owner } from './content/site.ts'
import viteConfig from './vite.config.ts'

/** Facts and counts of the specification, which only the sample owner has to keep. */
const SAMPLE_TESTS = '**/*.sample.test.ts'
/** What takes longer than a few seconds, because it is made of thousands of requests: `npm run test:full`. */
const LOADS = 'server/**/*.load.test.ts'
if (!owner.sample) console.log(`${owner.name} is not the sample owner: ${SAMPLE_TESTS} do not apply.`)

// How the three bundles are made doesn't concern the tests.
const { environments: _environments, builder: _builder, ...site } = viteConfig

const timeouts = {
  testTimeout: 120_000,
  // They start servers, beside the builds that `npm test` makes meanwhile.
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // Many tests wait for a process of their own, so no core needs to be kept free.
    maxWorkers: '100%',
    projects: [
      mergeConfig(site, {
        test: {
          ...timeouts,
          name: 'site',
          include: ['{src,owner,content,shared,pipeline,embeds}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...(owner.sample ? [] : [SAMPLE_TESTS])],
        },
      }),
      {
        test: {
          ...timeouts,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, LOADS],
          globalSetup: 'server/testing/global-setup.ts',
        },
      },
      {
        test: {
          testTimeout: 600_000,
          hookTimeout: 120_000,
          name: 'full',
          include: [LOADS],
          // Each needs the machine for itself.
          fileParallelism: false,
          passWithNoTests: true,
          globalSetup: 'server/testing/global-setup.ts',
        },
      },
    ],
  },
})
