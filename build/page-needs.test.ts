import { expect, test } from 'vitest'
import type { Picture } from '../content/types'
import { pageNeeds } from './page-needs.ts'

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'src/entry.gate.ts': { file: 'assets/gate.js' },
  'src/pages/x-page.tsx': { file: 'assets/x-page.js', imports: ['_shared.js'] },
  'content/things/one.ts': { file: 'assets/one.js' },
}
const NONE = { pictures: [] }
const picture: Picture = { src: '', width: 1, height: 1, color: '', srcSet: '/a.webp 480w' }

test('the gate asks for its own script only, a page for all that its files import, the entry first', () => {
  const { closed, open } = pageNeeds(MANIFEST, NONE, {
    ...NONE,
    style: '/a.css',
    files: ['src/pages/x-page.tsx'],
  })
  expect(closed).toEqual({ pictures: [], scripts: ['/assets/gate.js'] })
  expect(open).toEqual({
    pictures: [],
    style: '/a.css',
    scripts: ['/assets/index.js', '/assets/shared.js', '/assets/x-page.js'],
  })
})

test('a page that a content file makes names it', () => {
  const { open } = pageNeeds(MANIFEST, NONE, {
    ...NONE,
    style: '/a.css',
    files: ['src/pages/x-page.tsx', 'content/things/one.ts'],
  })
  expect(open.content).toBe('/assets/one.js')
  expect(open.scripts).toContain('/assets/one.js')
})

test('what is seen at once is asked for in the browser’s choice of sizes, on the screens that show it', () => {
  const { open } = pageNeeds(MANIFEST, NONE, {
    style: '/a.css',
    files: [],
    pictures: [{ picture, sizes: '50vw', priority: 'high', media: '(width < 40rem)' }],
  })
  expect(open.pictures).toMatchObject([
    {
      rel: 'preload',
      imageSrcset: '/a.webp 480w',
      imageSizes: '50vw',
      fetchPriority: 'high',
      media: '(width < 40rem)',
    },
  ])
})

test('a file that the build has no script of is named', () => {
  expect(() =>
    pageNeeds(MANIFEST, NONE, { ...NONE, style: '/a.css', files: ['src/pages/y-page.tsx'] }),
  ).toThrow('src/pages/y-page.tsx')
})
