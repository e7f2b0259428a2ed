import type { ViteDevServer } from 'vite'
import type { ReadersDescription } from '../../shared/reads.ts'
import { linkCard } from '../lock/link-card.ts'
import { readersDescription } from '../lock/readers-description.ts'
import type { BuildSettings } from '../settings/settings.ts'
import { siteSettings } from '../settings/site-settings.ts'

type Renderer = Pick<
  typeof import('../../src/entry.prerender'),
  'sitePages' | 'renderHtml' | 'renderLinkDocument'
>

/** What the build tells the server of links and readers, of pages as they are at the moment. */
export async function devReadersDescription(
  server: ViteDevServer,
  settings: BuildSettings,
  confidential: string[],
): Promise<ReadersDescription> {
  const renderer = (await server.ssrLoadModule('/src/entry.prerender.tsx')) as Renderer
  const site = siteSettings(settings)
  const pages = await Promise.all(
    (await renderer.sitePages(site)).map(async (page) => ({
      ...page,
      html: await renderer.renderHtml(page.path, site),
    })),
  )
  return {
    ...readersDescription(pages, confidential),
    ...(await linkCard((script) => renderer.renderLinkDocument(script, site), settings)),
  }
}
