import type { ContactSectionWords, MailCardWords, Seo } from '../../../content/types'
import { contact, owner } from './site.ts'

export const seo: Seo = {
  title: `Write to ${owner.name}`,
  description: 'A form, an address and a telephone in Berlin, for questions about waiting rooms and forms.',
}

export const contactSection: ContactSectionWords = {
  heading: 'Write *to me*',
  tagline: 'Where do people wait at your place, and for what?',
  detailsHeading: 'Or otherwise',
  socialHeading: 'Elsewhere',
  detailLabels: { email: 'Mail', phone: 'Telephone', location: 'Place', workingHours: 'Hours' },
  fields: {
    name: { label: 'Who', placeholder: 'Your name', missing: 'Who are you?' },
    email: { label: 'Mail', placeholder: 'you@office.example', missing: 'Where do I write to?' },
    subject: { label: 'About', placeholder: 'A waiting room', missing: 'About what?' },
    message: { label: 'What', placeholder: 'Tell me', missing: 'One sentence is enough.' },
  },
  submitLabel: 'Send it',
  pendingLabel: 'On its way',
  sent: { title: 'It is here', text: 'Thank you. I read on Tuesdays and Fridays.' },
  failed: { title: 'It did not arrive', text: `Please try again, or write to ${contact.email}` },
}

export const mailInstead: MailCardWords = {
  title: 'No form here',
  text: 'Your own mail program takes the message to me.',
  label: 'Write a mail',
}
