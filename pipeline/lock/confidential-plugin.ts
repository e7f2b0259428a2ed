import type { Plugin, Rolldown } from 'vite'
import { studyRight } from '../../shared/lock.ts'
import { readsAllContent } from '../content/drafts-plugin.ts'
import { pictureImport } from '../pictures/picture-import.ts'
import { slugOfModule } from './confidential.ts'

const ADVICE: [RegExp, string][] = [
  [
    /(case-studies\/index|further-studies)\.ts$/,
    'leave its card out there, or put `veiled` from veiled.card.ts in its place',
  ],
  [/case-studies\/[^/]+\.ts$/, 'let that study lead to another one'],
]

/** What the plugin tells the rest of the build. */
export const CONFIDENTIAL_FILE = '.vite/confidential.json'

export interface FoundConfidential {
  /** The right that each of these addresses needs. */
  rights: Record<string, string>
  /** One sentence for each part of a confidential study that is shown elsewhere. */
  problems: string[]
}

/**
 * Finds the scripts and pictures of confidential studies, and what shows a part of them elsewhere. A file says so to the
 * rest of the build, because Vite makes the plugins anew for each bundle. `variantsOf` gives the addresses that a picture
 * is published at.
 */
export function confidentialPlugin(slugs: string[], variantsOf: (file: string) => string[]): Plugin {
  return {
    name: 'confidential',
    generateBundle(_options, bundle) {
      const { name } = this.environment
      if ((name !== 'client' && name !== 'prerender') || slugs.length === 0) return
      const { rights, problems }: FoundConfidential = { rights: {}, problems: [] }
      for (const [file, { picture, importers }] of filesOf(this)) {
        const slug = slugOfModule(file, slugs) ?? (picture && onlyOf(importers))
        if (!slug) continue
        for (const importer of importers)
          if (slugOfModule(importer, slugs) !== slug && !readsAllContent(importer))
            problems.push(shown(importer, file, slug))
        if (picture) for (const path of variantsOf(file)) rights[path] = studyRight(slug)
      }
      // The prerenderer's own scripts are not published.
      for (const chunk of name === 'client' ? Object.values(bundle) : []) {
        if (chunk.type !== 'chunk') continue
        const found = new Set(chunk.moduleIds.map((id) => slugOfModule(id, slugs)).filter(Boolean))
        const [slug] = found
        if (!slug) continue
        const strange = chunk.moduleIds.filter((id) => !slugOfModule(id, slugs) && !pictureImport(id))
        if (found.size > 1 || strange.length > 0)
          throw new Error(`${chunk.fileName} holds more than the study ${slug}: ${strange.join(', ')}`)
        rights[`/${chunk.fileName}`] = studyRight(slug)
      }
      const source = JSON.stringify({ rights, problems })
      this.emitFile({ type: 'asset', fileName: CONFIDENTIAL_FILE, source })
    },
  }

  /** The study that alone shows a picture whose name does not say so. */
  function onlyOf(importers: readonly string[]): string | undefined {
    const [slug, ...others] = new Set(importers.map((importer) => slugOfModule(importer, slugs)))
    return others.length === 0 ? slug : undefined
  }
}

/** What imports each file. Several modules may stand for one picture, the whole and its parts. */
function filesOf(graph: Rolldown.PluginContext) {
  const files = new Map<string, { picture: boolean; importers: readonly string[] }>()
  for (const id of graph.getModuleIds()) {
    const picture = pictureImport(id)
    const file = picture?.file ?? id
    const importers = [...(files.get(file)?.importers ?? []), ...(graph.getModuleInfo(id)?.importers ?? [])]
    files.set(file, { picture: picture !== undefined, importers })
  }
  return files
}

function shown(importer: string, id: string, slug: string): string {
  const file = inProject(importer)
  const advice = ADVICE.find(([pattern]) => pattern.test(file))?.[1] ?? 'leave it out there'
  return `${file} shows ${inProject(id)}, which belongs to the confidential study ${slug}: ${advice}.`
}

function inProject(id: string): string {
  return id.replaceAll('\\', '/').replace(/^.*\/(?=(content|src|embeds)\/)/, '')
}
