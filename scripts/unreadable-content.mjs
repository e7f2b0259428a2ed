import { execFileSync } from 'node:child_process'

/**
 * What to say when content can't even be read: what the compiler finds wrong with it. Whatever else went wrong keeps its
 * stack trace.
 * @param {unknown} error
 * @returns {string}
 */
export function unreadableContent(error) {
  const found = execFileSync(process.execPath, ['pipeline/content/content-types.mjs'], {
    encoding: 'utf8',
  }).trim()
  return found || (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
