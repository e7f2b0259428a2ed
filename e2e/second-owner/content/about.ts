import type { CompanyLogo, Point, Seo, Stat, Testimonial } from '../../../content/types'
import portrait from './images/portrait.jpg?picture'
import { owner } from './site'

export const hero = {
  heading: 'I wait *for a living*',
  intro: 'With a notebook, a thermos and permission.',
}

export const aboutCard = {
  heading: 'About me',
  paragraphs: [
    `I am ${owner.name}, from Łódź, in Berlin since 2021. I speak four languages, all of them slowly.`,
  ],
  facts: [] as Stat[],
  portrait,
  portraitAlt: 'A round face in two colors on a plain ground',
}

export const manifesto = { heading: 'Rules', items: [] as Point[] }

export const testimonials = {
  heading: 'Others',
  items: [] as Testimonial[],
  previousLabel: 'Before',
  nextLabel: 'After',
  linkedinLabel: 'Network',
}

export const seo: Seo = {
  title: `About ${owner.name}`,
  description: 'A service designer from Łódź who lives in Berlin and sits in corridors with a notebook.',
}

export const callToAction = {
  heading: 'Is there a queue at your door?',
  text: 'Tell me how long it is on Monday mornings.',
  linkedinLabel: 'Network',
  contactLabel: 'Write to me',
  contactHref: '/#contact',
}

export const logos = { heading: 'Clients', items: [] as CompanyLogo[] }
