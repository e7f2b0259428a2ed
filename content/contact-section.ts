import { contact, owner } from './site.ts'
import type { ContactSectionWords, MailCardWords, Seo } from './types'

export const seo: Seo = {
  title: `Contact ${owner.name}`,
  description: `Write to ${owner.name} about product design for AI, observability or design systems. Form, email and phone.`,
}

export const contactSection: ContactSectionWords = {
  heading: 'Contact *Me*',
  tagline: 'Tell me what is hard to see in your product. I answer within two working days.',
  detailsHeading: 'Or reach me directly',
  socialHeading: 'Elsewhere',
  detailLabels: { email: 'Email', phone: 'Phone', location: 'Location', workingHours: 'Working hours' },
  fields: {
    name: { label: 'Name', placeholder: 'Your name', missing: 'Whom do I answer?' },
    email: { label: 'Email', placeholder: 'you@example.com', missing: 'Where does my answer go?' },
    subject: {
      label: 'Subject',
      placeholder: 'Project Inquiry',
      missing: 'A word or two on what it is about.',
    },
    message: {
      label: 'Message',
      placeholder: 'Your message here...',
      missing: 'The message itself. One sentence will do.',
    },
  },
  submitLabel: 'Send Message',
  pendingLabel: 'Sending...',
  sent: {
    title: 'Message sent!',
    text: "Thank you for your message. I'll get back to you soon.",
  },
  failed: {
    title: 'Error sending message',
    text: `Please try again or email me directly at ${contact.email}`,
  },
}

export const mailInstead: MailCardWords = {
  title: 'This site has no form',
  text: 'Your own mail program takes the message. It opens with my address and a subject in place; if nothing opens, copy the address.',
  label: 'Write an Email',
}
