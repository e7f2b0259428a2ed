/** `npm run check`: everything that is wrong with content and settings, in a few seconds. `--quiet`: only that. */
import { runnerImport } from 'vite'
import { unreadableContent } from './unreadable-content.mjs'

const { problems, advice } = await check()
for (const line of advice) console.warn(`Note: ${line}`)
for (const line of problems) console.error(line)
if (problems.length > 0) process.exitCode = 1
else if (!process.argv.includes('--quiet')) console.log('Content and settings are fine.')

/** @returns {Promise<{ problems: string[], advice: string[] }>} */
async function check() {
  try {
    const { module } = await runnerImport('./pipeline/check/run-check.ts', {
      configFile: false,
      logLevel: 'silent',
    })
    return await module.runCheck()
  } catch (error) {
    return { problems: [unreadableContent(error)], advice: [] }
  }
}
