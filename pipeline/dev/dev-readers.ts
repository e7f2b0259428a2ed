import type { ViteDevServer } from 'vite'
import type { ReadersDescription } from '../../shared/reads.ts'
import { linkCard } from '../lock/link-card.ts'
import { readersDescription } from '../lock/readers-description.ts'
import { bundleConstants } from '../settings/bundle-constants.ts'
import type { BuildSettings } from '../settings/settings.ts'

type Site = Pick<
  typeof import('../../src/entry.prerender'),
  'sitePages' | 'renderHtml' | 'renderLinkDocument'
>

/** What the build tells the server of links and readers, of pages as they are at the moment. */
export async function devReadersDescription(
  server: ViteDevServer,
  settings: BuildSettings,
  confidential: string[],
): Promise<ReadersDescription> {
  const site = (await server.ssrLoadModule('/src/entry.prerender.tsx')) as Site
  const pages = await Promise.all(
    (await site.sitePages()).map(async (page) => ({ ...page, html: await site.renderHtml(page.path) })),
  )
  return {
    ...readersDescription(pages, confidential),
    ...(await linkCard(site.renderLinkDocument, bundleConstants(settings))),
  }
}
