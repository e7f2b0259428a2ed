import { existsSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildSite } from './pipeline/build-site.ts'
import { readStructure } from './pipeline/content/content-structure.ts'
import { draftsPlugin } from './pipeline/content/drafts-plugin.ts'
import { markdownPlugin } from './pipeline/content/markdown-plugin.ts'
import { contentPlugin } from './pipeline/dev/content-plugin.ts'
import { devPlugin } from './pipeline/dev/dev-plugin.ts'
import { embedsPlugin } from './pipeline/embeds/embeds-plugin.ts'
import { ensureFonts } from './pipeline/fonts/fonts.ts'
import { confidentialSlugs } from './pipeline/lock/confidential.ts'
import { confidentialPlugin } from './pipeline/lock/confidential-plugin.ts'
import { CLIENT_FOLDER, DIST } from './pipeline/output-folder.mjs'
import { deckWorkerPlugin } from './pipeline/pages/deck-worker-plugin.ts'
import { GATE_SCRIPT, PAGE_SCRIPT, SHEET } from './pipeline/pages/document-files.ts'
import { documentsPlugin } from './pipeline/pages/documents-plugin.ts'
import { picturesPlugin } from './pipeline/pictures/pictures-plugin.ts'
import { bundleConstants } from './pipeline/settings/bundle-constants.ts'
import { readBuildSettings, SettingError } from './pipeline/settings/settings.ts'
import { SERVER_PROGRAMS } from './server/programs.ts'

/** The package of icons names 6,000 files; reading those that nobody uses takes 500 MB and half of the build's time. */
const lazyBarrel = true
/** Few files instead of sixty: what every page needs comes together, all else with the page that it belongs to. */
const SCRIPT_GROUPS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
  { name: 'shared', test: /[\\/](src|content|shared|@tabler)[\\/]/, minShareCount: 2, priority: 1 },
]
const settings = settingsOrExit()
const slugs = confidentialSlugs()
const structure = readStructure()
const pictures = picturesPlugin(settings.backend.url)
const embeddedPages = structure.embeds
  .map((name) => `embeds/${name}/index.html`)
  .filter((file) => existsSync(file))
await ensureFonts()

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pictures,
    draftsPlugin(structure.drafts),
    markdownPlugin(),
    confidentialPlugin(slugs, (file) => pictures.api?.variantsOf(file) ?? []),
    embedsPlugin({ ...settings, embeds: structure.embeds }),
    deckWorkerPlugin(),
    documentsPlugin(settings),
    contentPlugin(settings),
    devPlugin(settings, slugs),
  ],
  define: bundleConstants(settings),
  publicDir: 'content/public',
  appType: 'custom',
  // Another build beside this one is no change of the site.
  server: { port: 4173, host: '127.0.0.1', watch: { ignored: ['**/dist-locked/**'] } },
  builder: {
    buildApp: (builder) => buildSite(builder, settings, slugs),
  },
  environments: {
    client: {
      build: {
        outDir: CLIENT_FOLDER,
        manifest: true,
        // Pictures and fonts are files of their own, so that they load lazily and are cached apart.
        assetsInlineLimit: 0,
        // Browsers that can't preload modules just ask for them later.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          experimental: { lazyBarrel },
          input: [PAGE_SCRIPT, SHEET, ...embeddedPages],
          output: {
            codeSplitting: { groups: SCRIPT_GROUPS },
          },
        },
      },
    },
    // A bundle of its own, so that nothing of the site can slip into the script that a stranger gets.
    gate: {
      consumer: 'client',
      build: {
        outDir: CLIENT_FOLDER,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/gate.json',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [GATE_SCRIPT],
          output: { entryFileNames: 'assets/gate-[hash].js' },
        },
      },
    },
    prerender: {
      build: {
        ssr: true,
        outDir: `${DIST}/prerender`,
        copyPublicDir: false,
        rolldownOptions: {
          experimental: { lazyBarrel },
          input: ['src/entry.prerender.tsx', 'pipeline/content/walk-content.ts'],
        },
      },
    },
    backend: {
      // One file starts twice as fast; the database driver brings a binary of its own.
      resolve: { noExternal: true, external: ['libsql'] },
      build: {
        ssr: true,
        outDir: `${DIST}/server`,
        copyPublicDir: false,
        rolldownOptions: {
          input: SERVER_PROGRAMS,
        },
      },
    },
  },
})

/** A wrong setting is explained in one line, without a stack trace. */
function settingsOrExit() {
  try {
    return readBuildSettings()
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
