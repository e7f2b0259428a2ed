import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mailInstead } from '../../../content/contact-section'
import { MailCard } from './mail-card'

test('where no backend takes a form, a link opens a mail with its subject, and the card says why', () => {
  const html = renderToStaticMarkup(
    <MailCard words={mailInstead} email="ada@example.com" subject="Project Inquiry & more" />,
  )
  expect(html).toContain(mailInstead.title)
  expect(html).toContain('href="mailto:ada@example.com?subject=Project%20Inquiry%20%26%20more"')
  expect(html).not.toContain('<form')
})
