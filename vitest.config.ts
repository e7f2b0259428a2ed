import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

// How the three bundles are made doesn't concern the tests.
const { environments: _environments, builder: _builder, ...shared } = viteConfig

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      include: ['{src,owner,content,shared,server,build,embeds}/**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      // Many tests wait for a process of their own, so no core needs to be kept free.
      maxWorkers: '100%',
    },
  }),
)
