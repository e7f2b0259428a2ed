import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { readStructure, structureConstants } from '../content/content-structure.ts'
import { markdownPlugin } from '../content/markdown-plugin.ts'
import { picturesPlugin } from '../pictures/pictures-plugin.ts'
import { bundleConstants } from '../settings/bundle-constants.ts'
import { readBuildSettings } from '../settings/settings.ts'

const PAGE = `
export const page = {
  Component: () => <h1>Speaking at meetups</h1>,
  handle: { seo: { title: 'Talks', description: 'Where I speak.' } },
}
`
/** Inside the project, so that packages are found from there. */
const copy = copyOfProject()
afterAll(() => rmSync(copy, { recursive: true }))

function copyOfProject(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = resolve(mkdtempSync(join('.cache', 'new-page-')))
  cpSync('src', join(folder, 'src'), { recursive: true })
  for (const name of ['content', 'shared', '.cache']) symlinkSync(resolve(name), join(folder, name))
  return folder
}

test('a new page is one entry of the register and one file, whatever the file is called', async () => {
  const register = join(copy, 'src/pages/pages.ts')
  const entry = "{ path: '/talks', module: 'odds-and-ends-page.tsx' },"
  writeFileSync(
    register,
    readFileSync(register, 'utf8').replace('PageEntry[] = [', (start) => `${start}\n  ${entry}`),
  )
  writeFileSync(join(copy, 'src/pages/odds-and-ends-page.tsx'), PAGE)
  await build({
    root: copy,
    configFile: false,
    logLevel: 'error',
    define: { ...bundleConstants(readBuildSettings()), ...structureConstants(readStructure(), false) },
    plugins: [picturesPlugin(''), markdownPlugin()],
    resolve: { preserveSymlinks: true },
    build: { ssr: 'src/entry.prerender.tsx', outDir: 'built', minify: false },
  })
  const renderer = await import(pathToFileURL(join(copy, 'built/entry.prerender.js')).href)
  expect(await renderer.allPages()).toContainEqual(
    expect.objectContaining({ path: '/talks', files: ['src/pages/odds-and-ends-page.tsx'] }),
  )
  const { html, head } = await renderer.renderPage('/talks')
  expect(html).toContain('Speaking at meetups')
  expect(html).toContain('<footer')
  expect(head).toContainEqual(expect.objectContaining({ name: 'title', text: 'Talks' }))
})
