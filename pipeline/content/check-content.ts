import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Content that the site can't be built from; its message is for the owner. */
export class ContentError extends Error {}

/** Mistakes that the types of content (and of these folders) find. */
export async function typeProblems(...folders: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'pipeline/content/content-types.mjs',
    ...folders,
  ])
  return stdout.split('\n').filter(Boolean)
}

export function refuse(problems: string[]): void {
  if (problems.length > 0) throw new ContentError(problems.join('\n'))
}
