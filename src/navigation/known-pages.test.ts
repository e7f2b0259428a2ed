import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentPageAt, contentPages, findPage, fixedPages } from './known-pages'

/** A case study of this owner. */
const { path: study, files } = (await contentPages()).find(({ path }) => path.startsWith('/case-study/'))!

test('every page of the register is made of files that are there', async () => {
  const known = [...fixedPages, ...(await contentPages())]
  expect(known.length).toBeGreaterThan(fixedPages.length)
  for (const { path, files } of known)
    for (const file of files) expect(existsSync(file), `${path}: ${file}`).toBe(true)
})

test('each address has one page', async () => {
  const paths = [...fixedPages, ...(await contentPages())].map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a page is found by its address, with or without a slash at its end', async () => {
  expect((await findPage('/')).files).toEqual(['src/pages/home/home-page.tsx'])
  expect((await findPage('/about')).path).toBe('/about')
  expect((await findPage('/about/')).path).toBe('/about')
  expect((await findPage(study)).files).toEqual(files)
  expect(files[0]).toBe('src/pages/case-study/case-study-page.tsx')
})

test.each(['/nowhere', '/case-study', '/case-study/nothing', `${study}/more`, '/:slug', '/*'])(
  '%s is the page for unknown addresses',
  async (path) => {
    expect((await findPage(path)).path).toBe('*')
  },
)

test('a page of content loads with the content that it is given', async () => {
  const seo = { title: 'Given', description: '' }
  const page = contentPageAt(study, async () => ({ study: { seo, tone: 'pine' } }))
  expect((await page.load()).handle.seo.title).toBe('Given')
})

test('what has loaded is not asked for again, what has failed is', async () => {
  const seo = { title: 'Late', description: '' }
  let asked = 0
  const page = contentPageAt(study, async () => {
    asked += 1
    if (asked === 1) throw new Error('lost on the way')
    return { study: { seo, tone: 'pine' } }
  })
  await expect(page.load()).rejects.toThrow('lost on the way')
  expect(await page.load()).toBe(await page.load())
  expect(asked).toBe(2)
})

test('content at an address that no page of content has is explained', () => {
  expect(() => contentPageAt('/about', async () => ({}))).toThrow('no page of content at /about')
})
