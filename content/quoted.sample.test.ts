import { expect, test } from 'vitest'
import { withoutAccent } from '../src/components/ui/accent'
import { contactSection } from './contact-section'
import { notFound, renderError } from './error-screens'
import { gate } from './gate'
import { hero, interactive, resumeSection } from './home'
import { resume } from './resume'
import { contact, footerNavigation, navigation, socialLinks } from './site'
import { studyPage } from './study-page'
import { visuals } from './visuals'

/** Journeys take these words from content; here stands what the specification wants them to be. */
test('the gate and the form say what the specification quotes', () => {
  expect(gate).toMatchObject({
    title: 'Portfolio Access',
    submitLabel: 'Access Portfolio',
    invalid: 'Invalid password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    footer: expect.stringContaining('This content is protected.'),
  })
  expect(contactSection).toMatchObject({
    submitLabel: 'Send Message',
    pendingLabel: 'Sending...',
    sent: { title: 'Message sent!', text: "Thank you for your message. I'll get back to you soon." },
    failed: {
      title: 'Error sending message',
      text: `Please try again or email me directly at ${contact.email}`,
    },
  })
  expect(withoutAccent(contactSection.heading)).toBe('Contact Me')
  expect(contactSection.fields.subject.placeholder).toBe('Project Inquiry')
  expect(contactSection.fields.message.placeholder).toBe('Your message here...')
})

test('pages and their failures say what the specification quotes', () => {
  expect(hero).toMatchObject({
    badge: 'Product Design + Engineering',
    exploreLabel: 'Explore My Work',
    resumeLabel: 'View Resume',
    figmaLabel: 'View Figma Files',
    caption: { text: 'Components & Patterns' },
  })
  expect(withoutAccent(hero.headline)).toBe('Creating intelligent experiences')
  expect(interactive.openPrototypeLabel).toBe('Open prototype in new tab')
  expect(interactive.tabs.map(({ label }) => label)).toEqual([
    'Design Systems',
    'Prototypes',
    'Code Experiments',
  ])
  expect(resumeSection.location).toContain('San Francisco')
  expect(resume).toMatchObject({ downloadLabel: 'Download Resume', linkedinLabel: 'LinkedIn Profile' })
  expect(withoutAccent(visuals.heading)).toBe('Visual Design Gallery')
  expect(visuals.closing.heading).toBe('Like What You See?')
  expect(notFound).toMatchObject({
    code: '404',
    heading: 'Page Not Found',
    text: "The page you're looking for doesn't exist or has been moved.",
    homeLabel: 'Return to Home',
    contactLabel: 'Contact Support',
  })
  expect(renderError).toMatchObject({
    heading: 'Something went wrong',
    text: 'We encountered an unexpected error. Please try refreshing the page.',
    retryLabel: 'Try Again',
    homeLabel: 'Go Home',
  })
})

test('the parts of a case study are named as specified', () => {
  expect(Object.values(studyPage.sections)).toEqual([
    'Challenge',
    'Solution',
    'Measurable Impact',
    'Design Process',
    'Enterprise Value',
  ])
  expect(studyPage).toMatchObject({ backLabel: 'Back to Portfolio', nextLabel: 'Next Project' })
})

test('the ways through the site are named as specified', () => {
  const names = (links: { name: string }[]) => links.map(({ name }) => name)
  expect(names(navigation)).toEqual(['Portfolio', 'Visuals', 'Resume', 'About', 'Contact'])
  expect(names(footerNavigation)).toEqual(['About', 'Portfolio', 'Visuals', 'Resume', 'Contact'])
  expect(names(socialLinks)).toEqual(['LinkedIn', 'Dribbble', 'Behance'])
  expect(contact).toMatchObject({ phone: '(503) 555-0142', workingHours: 'Monday - Friday, 9AM - 5PM PST' })
})
