import { expect, test } from 'vitest'
import { previewLooks } from '../../content/link-previews.ts'
import { owner } from '../../content/site.ts'
import { readersDescription } from './readers-description.ts'

test('pages are told apart by short titles, and studies that need a password of their own are known', () => {
  const page = (path: string, seoTitle: string, file: string) => ({ path, seoTitle, files: [file] })
  const pages = [
    page('/', 'Anything', 'src/pages/home/home-page.tsx'),
    page('/about', `About ${owner.name}`, 'src/pages/about/about-page.tsx'),
    page('/case-study/one', `One | ${owner.name}`, 'content/case-studies/one.ts'),
    {
      ...page('/figma/one', `One | ${owner.name}`, 'content/design-files/one.ts'),
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
