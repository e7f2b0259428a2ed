import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: { include: ['{src,content,shared,server,build,embeds}/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
  }),
)
