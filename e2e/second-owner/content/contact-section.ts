import { contact, owner } from './site.ts'
import type { Seo } from './types'

export const seo: Seo = {
  title: `Write to ${owner.name}`,
  description: 'A form, an address and a telephone in Berlin, for questions about waiting rooms and forms.',
}

export const contactSection = {
  heading: 'Write *to me*',
  tagline: 'Where do people wait at your place, and for what?',
  detailsHeading: 'Or otherwise',
  socialHeading: 'Elsewhere',
  detailLabels: { email: 'Mail', phone: 'Telephone', location: 'Place', workingHours: 'Hours' },
  fields: {
    name: { label: 'Who', placeholder: 'Your name' },
    email: { label: 'Mail', placeholder: 'you@office.example' },
    subject: { label: 'About', placeholder: 'A waiting room' },
    message: { label: 'What', placeholder: 'Tell me' },
  },
  submitLabel: 'Send it',
  pendingLabel: 'On its way',
  sent: { title: 'It is here', text: 'Thank you. I read on Tuesdays and Fridays.' },
  failed: { title: 'It did not arrive', text: `Please try again, or write to ${contact.email}` },
}

export const mailInstead = {
  title: 'No form here',
  text: 'Your own mail program takes the message to me.',
  label: 'Write a mail',
}
