import { bundleScript } from '../pages/bundle-script.ts'
import { sourceHash } from '../pages/prerender.ts'
import type { BuildSettings } from '../settings/settings.ts'

/**
 * The page that every link answers with. Machines read a neutral card in its head; for people it is there for the moment
 * in which its script opens the link.
 */
export async function linkCard(render: (script: string) => string, settings: BuildSettings) {
  const script = await bundleScript('src/entry.link.ts', settings)
  return { card: render(script), cardScript: sourceHash(script) }
}
