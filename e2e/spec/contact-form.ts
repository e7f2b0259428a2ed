import { expect, type Locator, type Page } from '@playwright/test'

export const CALL = '**/functions/v1/send-contact-email'
export const MESSAGE = {
  name: 'Ines Okafor',
  email: 'ines@example.com',
  subject: 'A lead role',
  message: 'We make invisible things, too.\nCan we talk?',
}
type Field = keyof typeof MESSAGE
export const FIELDS = Object.keys(MESSAGE) as Field[]
const NAMES = { name: /^name/i, email: /e-?mail/i, subject: /^subject/i, message: /^message/i }

export function field(page: Page, name: Field): Locator {
  return page.getByRole('main').getByRole('textbox', { name: NAMES[name] })
}

export async function fill(page: Page, message: Partial<typeof MESSAGE> = MESSAGE): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(message[name] ?? '')
}

/** The form's only button. */
export function submitButton(page: Page): Locator {
  return page.getByRole('main').locator('[type=submit]')
}

export async function expectFields(page: Page, message: Partial<typeof MESSAGE>): Promise<void> {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(message[name] ?? '')
}

/** The address that the page gives for letters to the owner. */
export async function ownersEmail(page: Page): Promise<string> {
  const link = page.getByRole('main').locator('a[href^="mailto:"]').first()
  return (await link.getAttribute('href'))!.replace('mailto:', '')
}

export const SENT = { title: 'Message sent!', text: "Thank you for your message. I'll get back to you soon." }
export const FAILED_TITLE = 'Error sending message'
