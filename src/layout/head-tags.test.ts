import { expect, test } from 'vitest'
import { headTags, socialImagePath } from './head-tags'

const PAGE = {
  seo: { title: 'About', description: 'Who made this.' },
  path: '/about',
  settings: { indexing: true, origin: 'https://portfolio.example.com' },
}

function content(tags: ReturnType<typeof headTags>, key: string): string | undefined {
  return tags.find(({ attributes }) => attributes.name === key || attributes.property === key)?.attributes
    .content
}

test('a page has its title, description and canonical address', () => {
  const tags = headTags(PAGE)
  expect(tags.find(({ name }) => name === 'title')?.text).toBe('About')
  expect(content(tags, 'description')).toBe('Who made this.')
  expect(tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href).toBe(
    'https://portfolio.example.com/about',
  )
})

test('search engines may index a page, unless it or the site asks them not to', () => {
  expect(content(headTags(PAGE), 'robots')).toBe('index, follow')
  expect(content(headTags({ ...PAGE, seo: { ...PAGE.seo, noindex: true } }), 'robots')).toBe(
    'noindex, nofollow',
  )
  const settings = { ...PAGE.settings, indexing: false }
  expect(content(headTags({ ...PAGE, settings }), 'robots')).toBe('noindex, nofollow')
})

test('keywords are given only where a page has some', () => {
  expect(content(headTags(PAGE), 'keywords')).toBeUndefined()
  expect(content(headTags({ ...PAGE, seo: { ...PAGE.seo, keywords: ['maps', 'mail'] } }), 'keywords')).toBe(
    'maps, mail',
  )
})

test('a pasted link unfolds to a picture of known size at a whole address', () => {
  const tags = headTags(PAGE)
  expect(content(tags, 'og:image')).toBe('https://portfolio.example.com/social/about.jpg')
  expect(content(tags, 'og:image:width')).toBe('1200')
  expect(content(tags, 'og:image:height')).toBe('630')
  expect(content(tags, 'twitter:card')).toBe('summary_large_image')
})

test('structured data cannot end its script element', () => {
  const record = { name: '</script><script>alert(1)</script>' }
  const script = headTags({ ...PAGE, structuredData: [record] }).find(({ name }) => name === 'script')
  expect(script?.text).not.toContain('<')
  expect(JSON.parse(script?.text ?? '')).toEqual(record)
})

test('every path has a preview file of its own', () => {
  expect(socialImagePath('/')).toBe('/social/home.jpg')
  expect(socialImagePath('/case-study/azure-maps')).toBe('/social/case-study-azure-maps.jpg')
})
