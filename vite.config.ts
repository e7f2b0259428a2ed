import { existsSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildSite } from './pipeline/build-site.ts'
import { readStructure, structureConstants } from './pipeline/content/content-structure.ts'
import { draftsPlugin } from './pipeline/content/drafts-plugin.ts'
import { markdownPlugin } from './pipeline/content/markdown-plugin.ts'
import { contentPlugin } from './pipeline/dev/content-plugin.ts'
import { devPlugin } from './pipeline/dev/dev-plugin.ts'
import { embedsPlugin } from './pipeline/embeds/embeds-plugin.ts'
import { ensureFonts } from './pipeline/fonts/fonts.ts'
import { confidentialSlugs } from './pipeline/lock/confidential.ts'
import { confidentialPlugin } from './pipeline/lock/confidential-plugin.ts'
import { CLIENT_FOLDER, DIST } from './pipeline/output-folder.mjs'
import { analyticsPlugin } from './pipeline/pages/analytics-plugin.ts'
import { compileHintPlugin } from './pipeline/pages/compile-hint-plugin.ts'
import { scriptGroups } from './pipeline/pages/script-groups.ts'
import { startPlugin } from './pipeline/pages/start-plugin.ts'
import { unusedComponentsPlugin } from './pipeline/pages/unused-components-plugin.ts'
import { picturesPlugin } from './pipeline/pictures/pictures-plugin.ts'
import { bundleConstants } from './pipeline/settings/bundle-constants.ts'
import { readBuildSettings, SettingError } from './pipeline/settings/settings.ts'

/** The package of icons names 6,000 files; reading those that nobody uses takes 500 MB and half of the build's time. */
const lazyBarrel = true
const ROUTER = 'node_modules/react-router/dist/production/index.mjs'
const settings = settingsOrExit()
const slugs = confidentialSlugs()
const structure = readStructure()
const pictures = picturesPlugin(settings.backendUrl)
const dev = !process.argv.includes('build')
const constants = { ...bundleConstants(settings), ...structureConstants(structure, dev) }
const embeddedPages = structure.embeds
  .map((name) => `embeds/${name}/index.html`)
  .filter((file) => existsSync(file))
await ensureFonts()

export default defineConfig({
  plugins: [
    // A page's module exports more than components; src/entry.client.tsx renews the site after its change.
    react({ exclude: [/\/node_modules\//, /-page\.tsx$/] }),
    tailwindcss(),
    pictures,
    draftsPlugin(structure.drafts),
    markdownPlugin(),
    confidentialPlugin(slugs, (file) => pictures.api?.variantsOf(file) ?? []),
    embedsPlugin({ ...settings, embeds: structure.embeds }),
    startPlugin(constants),
    analyticsPlugin(settings.analytics),
    contentPlugin(),
    unusedComponentsPlugin(),
    compileHintPlugin(),
    devPlugin(settings, slugs),
  ],
  define: constants,
  // The `exports` of react-router 7.18.5 name only its development build: 463 bytes more, and warnings for developers in
  // every visitor's console.
  resolve: { alias: [{ find: /^react-router$/, replacement: `${import.meta.dirname}/${ROUTER}` }] },
  publicDir: 'content/public',
  // Another build beside this one is no change of the site.
  server: { port: 4173, host: '127.0.0.1', watch: { ignored: ['**/dist-locked/**'] } },
  builder: {
    buildApp: (builder) => buildSite(builder, settings, slugs, structure),
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
          input: ['index.html', ...embeddedPages],
          output: {
            codeSplitting: { groups: scriptGroups(slugs) },
            // Groups by pages are named after all of them.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
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
          input: ['node', 'inbox', 'doctor', 'access', 'links'].map((name) => `server/${name}.ts`),
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
