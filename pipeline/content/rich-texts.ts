import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMarked } from './markdown.ts'
import { withElements } from './markdown-plugin.ts'

const FOLDERS = ['content/case-studies', 'content/projects']
const RARE_BLOCK = /kind: '(list|code|video)'/

/** Whether content has Markdown, or blocks that few sites have: only then do pages carry the script for them. */
export function usesRichTexts(folders = FOLDERS): boolean {
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .some((source) => RARE_BLOCK.test(source) || (isMarked(source) && withElements(source) !== source))
}
