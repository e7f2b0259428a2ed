import type { Plugin } from 'vite'
import { studyRight } from '../shared/lock.ts'
import { ContentError } from './check-content.ts'
import { slugOfModule } from './confidential.ts'

const PICTURE = '?picture'
/** Where pages are found by their address, and asked for one by one. */
const ADVICE: [RegExp, string][] = [
  [/case-studies\/index\.ts$/, 'leave its card out there, or put `veiled` from veiled.card.ts in its place'],
  [/case-studies\/[^/]+\.ts$/, 'let that study lead to another one'],
]

/**
 * Finds the scripts and pictures of confidential studies, and refuses content that shows a part of them elsewhere.
 * `variantsOf` gives the addresses that a picture is published at.
 */
export function confidentialPlugin(slugs: string[], variantsOf: (file: string) => string[]) {
  /** The right that each of these addresses needs. */
  const rights = new Map<string, string>()
  const plugin: Plugin = {
    name: 'confidential',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client' || slugs.length === 0) return
      const problems: string[] = []
      for (const id of this.getModuleIds()) {
        const importers = this.getModuleInfo(id)?.importers ?? []
        const slug = slugOfModule(id, slugs) ?? (id.endsWith(PICTURE) ? onlyOf(importers) : undefined)
        if (!slug) continue
        for (const importer of importers)
          if (slugOfModule(importer, slugs) !== slug) problems.push(shown(importer, id, slug))
        if (id.endsWith(PICTURE))
          for (const path of variantsOf(id.slice(0, -PICTURE.length))) rights.set(path, studyRight(slug))
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const found = new Set(chunk.moduleIds.map((id) => slugOfModule(id, slugs)).filter(Boolean))
        const [slug] = found
        if (!slug) continue
        const strange = chunk.moduleIds.filter((id) => !slugOfModule(id, slugs) && !id.endsWith(PICTURE))
        if (found.size > 1 || strange.length > 0)
          throw new Error(`${chunk.fileName} holds more than the study ${slug}: ${strange.join(', ')}`)
        rights.set(`/${chunk.fileName}`, studyRight(slug))
      }
      if (problems.length > 0) throw new ContentError(problems.join('\n'))
    },
  }
  return { plugin, rights }

  /** The study that alone shows a picture whose name does not say so. */
  function onlyOf(importers: readonly string[]): string | undefined {
    const [slug, ...others] = new Set(importers.map((importer) => slugOfModule(importer, slugs)))
    return others.length === 0 ? slug : undefined
  }
}

function shown(importer: string, id: string, slug: string): string {
  const file = inProject(importer)
  const advice = ADVICE.find(([pattern]) => pattern.test(file))?.[1] ?? 'leave it out there'
  return `${file} shows ${inProject(id)}, which belongs to the confidential study ${slug}: ${advice}.`
}

function inProject(id: string): string {
  return id
    .replaceAll('\\', '/')
    .replace(/^.*\/(?=(content|src|embeds)\/)/, '')
    .replace(PICTURE, '')
}
