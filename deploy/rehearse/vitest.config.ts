import { defineConfig } from 'vitest/config'

/** `npm run rehearse`: the files of `deploy/` with real programs. They take turns, because they measure each other. */
export default defineConfig({
  test: {
    include: ['deploy/rehearse/**/*.rehearsal.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
