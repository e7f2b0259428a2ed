import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readStructure } from './content-structure.ts'
import { valueProblems } from './content-values.ts'
import { missingLetters } from './missing-letters.ts'
import { structureProblems } from './structure-problems.ts'

type WalkedContent = Pick<typeof import('./walk-content.ts'), 'contentValues' | 'contentStrings'>

/** Content that the site can't be built from; its message is for the owner. */
export class ContentError extends Error {}

/** Mistakes that the types of content (and of these folders) find. */
export async function typeProblems(...folders: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['build/content-types.mjs', ...folders])
  return stdout.split('\n').filter(Boolean)
}

/** What is wrong with the values, and what can be shown only in part. */
export function checkValues({ contentValues, contentStrings }: WalkedContent, structure = readStructure()) {
  return {
    problems: [...valueProblems(contentValues), ...structureProblems(contentValues, structure)],
    warnings: missingLetters(contentStrings),
  }
}

export function refuse(problems: string[]): void {
  if (problems.length > 0) throw new ContentError(problems.join('\n'))
}
