import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const STUDIES = 'content/case-studies'
/** As the formatter writes a field of the study itself. `checkConfidential` finds what is written otherwise. */
const FIELD = /^ {2}confidential: true,?$/m

/** Slugs of the studies whose content says `confidential: true`. */
export function confidentialSlugs(folder = STUDIES): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && FIELD.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => basename(name, '.ts'))
}

/** One sentence for each confidential study that could not be closed. */
export function checkConfidential(
  values: { file: string; key: string; value: unknown }[],
  slugs: string[],
  lock: boolean,
): string[] {
  const problems = values
    .filter(({ file, key, value }) => key === 'confidential' && value && !isStudyOf(file, slugs))
    .map(
      ({ file }) =>
        `${file}: write \`confidential: true\` as a line of the study itself, in ${STUDIES}/{slug}.ts.`,
    )
  if (lock) return problems
  return [
    ...problems,
    ...slugs.map(
      (slug) =>
        `${STUDIES}/${slug}.ts is confidential, and only LOCK=server protects it: set that in .env, or take the study out.`,
    ),
  ]
}

function isStudyOf(file: string, slugs: string[]): boolean {
  return slugs.some((slug) => file === `${STUDIES}/${slug}.ts`)
}

/** The confidential study that a source file belongs to, by its name. */
export function slugOfModule(id: string, slugs: string[]): string | undefined {
  const path = id.replaceAll('\\', '/')
  return slugs.find((slug) => modulesOf(slug).test(path))
}

/** Its page, card, design file and pictures. */
function modulesOf(slug: string): RegExp {
  return new RegExp(
    `/(content/case-studies/${slug}(\\.card)?\\.ts|content/design-files/${slug}\\.ts|embeds/design-file/confidential/${slug}\\.ts|content/images/(.*/)?${slug}[-.][^/]*)(\\?|$)`,
  )
}
