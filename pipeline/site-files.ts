import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { owner, resumeDownload, seoDefaults } from '../content/site.ts'
import { browserColors } from '../content/theme.ts'
import type { LockDescription } from '../shared/lock.ts'
import { NEUTRAL_PREVIEW } from '../shared/open-files.ts'
import type { ReadersDescription } from '../shared/reads.ts'
import { securityHeaders } from '../shared/security-headers.ts'
import { socialImagePath } from '../src/layout/head-tags.ts'
import { atOnce } from './at-once.ts'
import { headersFile, redirectsFile, UNPUBLISHED } from './host-files/host-files.ts'
import { siteIcons } from './host-files/icons.ts'
import { robots, sitemap } from './host-files/search-files.ts'
import { makeNeutralImage, makeSocialImage } from './link-previews/social-images.ts'
import { CLIENT_FOLDER, DIST } from './output-folder.mjs'
import type { BuiltPage } from './pages/prerender.ts'
import { resumeFile } from './resume-pdf/resume-file.ts'
import { tagSources } from './settings/analytics-tag.ts'
import { DEFAULT_PASSWORD } from './settings/default-password.mjs'
import type { BuildSettings } from './settings/settings.ts'

/** Previews are drawn in memory. */
const fewAtOnce = atOnce(2)
interface BuiltSite {
  pages: BuiltPage[]
  inlineScriptHashes: string[]
  /** Addresses that pages had before, with the present ones. */
  formerPaths: Record<string, string>
}

/** Everything of the site that is neither a page nor bundled. */
export async function writeSiteFiles(
  { pages, inlineScriptHashes, formerPaths }: BuiltSite,
  settings: BuildSettings,
  { lock, readers }: { lock?: LockDescription; readers?: ReadersDescription } = {},
): Promise<void> {
  const site = {
    inlineScriptHashes,
    formerPaths,
    ...(settings.backend.url && { backendOrigin: settings.backend.url }),
    ...(lock && { lock }),
    ...(settings.analytics && { tag: tagSources(settings.analytics) }),
    ...(!settings.indexing && { unlisted: true as const }),
    ...(readers && { readers }),
    // For `npm run doctor`.
    origin: settings.origin,
    opensWithSample: settings.password === DEFAULT_PASSWORD,
  }
  await writeFile(`${DIST}/site.json`, JSON.stringify(site))
  if (lock || readers) await write(NEUTRAL_PREVIEW, await makeNeutralImage(settings.ownerShown))
  if (lock) await writeGateFiles(settings)
  else {
    const files = readdirSync(CLIENT_FOLDER, { recursive: true, encoding: 'utf8' })
    await write('_headers', headersFile(securityHeaders(site)))
    await write('_redirects', redirectsFile(files, formerPaths))
    await write('.assetsignore', UNPUBLISHED)
    const listed = pages.filter(isPublic).map(({ path }) => path)
    if (settings.indexing) await write('sitemap.xml', sitemap(listed, settings.origin))
    await write('robots.txt', robots(settings))
    await write('site.webmanifest', webManifest(seoDefaults.siteName, owner.name))
  }
  for (const [name, icon] of await siteIcons()) await write(name, icon)
  await write(`storage/v1/object/public/${resumeDownload.path}`, await resumeFile(settings.origin))
  await Promise.all(
    pages
      .filter(isPublic)
      .map((page) =>
        fewAtOnce(async () => write(socialImagePath(page.path).slice(1), await makeSocialImage(page))),
      ),
  )
}

/** What machines may fetch of a locked site. They are let in so far as to read that there is nothing for them. */
async function writeGateFiles({ ownerShown }: BuildSettings): Promise<void> {
  await write('robots.txt', 'User-agent: *\nAllow: /\n')
  const name = ownerShown ? owner.name : 'Portfolio'
  await write('site.webmanifest', webManifest(name, name))
}

async function write(name: string, content: string | Buffer): Promise<void> {
  const file = join(CLIENT_FOLDER, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Pages kept out of search engines have neither a line in the sitemap nor a preview of their own. */
function isPublic({ seo }: BuiltPage): boolean {
  return !seo.noindex
}

function webManifest(name: string, shortName: string): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: browserColors.ground,
    theme_color: browserColors.bar,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}
