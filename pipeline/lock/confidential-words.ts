import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { studyRight } from '../../shared/lock.ts'
import { slugOfModule } from './confidential.ts'

/** So many words in a row are no coincidence. */
const RUN = 8
const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
const VIEWER_FILES = 'embeds/design-file/files.ts'

/** Every run of eight words, as the text stands and as a page shows it. */
export function wordRuns(text: string): Set<string> {
  const runs = new Set<string>()
  for (const version of [text, text.replaceAll(/<[^>]*>|&[#\w]+;/g, ' ')]) {
    const words = version.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    for (let i = 0; i + RUN <= words.length; i++) runs.add(words.slice(i, i + RUN).join(' '))
  }
  return runs
}

/** One sentence for each file of the built site that tells of a confidential study without being part of it. */
export function tellingFiles(
  folder: string,
  slugs: string[],
  strings: { file: string; value: string }[],
  rights: Record<string, string>,
): string[] {
  const listed = readFileSync(VIEWER_FILES, 'utf8')
  return slugs.flatMap((slug) => {
    const own = strings.filter(({ file }) => slugOfModule(`/${file}`, slugs) === slug)
    const secret = new Set(own.flatMap(({ value }) => [...wordRuns(value)]))
    const telling = publishedTexts(folder)
      .filter(({ path }) => rights[path] !== studyRight(slug))
      .filter(({ file }) => [...wordRuns(readFileSync(file, 'utf8'))].some((run) => secret.has(run)))
      .map(({ path }) => `${path} holds words of the confidential study ${slug}.`)
    const entry = listed.includes(`'${slug}'`)
      ? [
          `${VIEWER_FILES} lists the confidential ${slug}: move it to embeds/design-file/confidential/${slug}.ts.`,
        ]
      : []
    return [...entry, ...telling]
  })
}

function publishedTexts(folder: string): { file: string; path: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => ({
      file: join(folder, name),
      path: `/${name.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`,
    }))
}
