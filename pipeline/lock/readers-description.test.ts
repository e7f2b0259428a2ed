import { expect, test } from 'vitest'
import { previewLooks } from '../../content/link-previews.ts'
import { owner } from '../../content/site.ts'
import { readersDescription } from './readers-description.ts'

test('pages are told apart by short titles, and studies that need a password of their own are known', () => {
  const page = (path: string, title: string, folder: string, slug = '') => ({
    path,
    seo: { title },
    folder,
    slug,
  })
  const pages = [
    page('/', 'Anything', 'home'),
    page('/about', `About ${owner.name}`, 'about'),
    page('/case-study/one', `One | ${owner.name}`, 'case-study', 'one'),
    {
      ...page('/figma/one', `One | ${owner.name}`, 'design-file', 'one'),
      preview: 'designFile' as const,
    },
  ]
  expect(readersDescription(pages, ['one'])).toEqual({
    pages: [
      { path: '/', title: 'Home' },
      { path: '/about', title: 'About' },
      { path: '/case-study/one', title: 'One', study: true },
      { path: '/figma/one', title: `One, ${previewLooks.designFile.label.toLowerCase()}` },
    ],
    studies: [{ slug: 'one', title: 'One', confidential: true }],
  })
})
