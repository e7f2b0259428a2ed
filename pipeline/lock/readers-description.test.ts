import { expect, test } from 'vitest'
import { previewLooks } from '../../content/link-previews.ts'
import { owner } from '../../content/site.ts'
import { readersDescription } from './readers-description.ts'

test('pages are told apart by short titles, a study’s sections are those that it is built of, and studies that need a password of their own are known', () => {
  const page = (path: string, title: string, folder: string, slug = '') => ({
    path,
    seo: { title },
    folder,
    slug,
    html:
      '<section id="outside"></section><article><section id="one"></section><section aria-label="-"></section>' +
      '<section tabindex="-1" id="two"></section></article>',
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
      { path: '/case-study/one', title: 'One', sections: ['one', 'two'] },
      { path: '/figma/one', title: `One, ${previewLooks.designFile.label.toLowerCase()}` },
    ],
    studies: [{ slug: 'one', title: 'One', confidential: true }],
  })
})
