import type { HomeHero, HomeSection, Seo } from '../../../content/types'
import { caseStudyCards } from './case-studies/index'
import door from './images/mosaic/door.jpg?picture'
import form from './images/mosaic/form.jpg?picture'
import ticket from './images/mosaic/ticket.jpg?picture'
import { resume } from './resume'
import { owner } from './site'

export const seo: Seo = {
  title: `${owner.name}, ${owner.role}`,
  description:
    'Service design for offices, clinics and libraries: three cases about waiting, forms and counters.',
}

export const hero: HomeHero = {
  badge: 'Service design, Berlin',
  headline: 'Waiting is *designed*, too',
  intro: 'I work with offices, clinics and libraries on the minutes before anybody helps you.',
  exploreLabel: 'See three cases',
  resumeLabel: 'Read my CV',
  figmaLabel: 'See files',
  scrollLabel: 'Further down',
  caption: { title: 'Ticket 017', text: 'Please wait' },
  mosaic: [
    { picture: door, alt: 'A door with a window in it, half open' },
    { picture: form, alt: 'A form with four fields and one line crossed out' },
    { picture: ticket, alt: 'A paper ticket with the number seventeen' },
  ],
}

export const sections: HomeSection[] = [
  {
    id: 'resume',
    words: {
      heading: 'Posts',
      label: 'Since 2014',
      intro: 'Two posts, and a studio of my own.',
      downloadLabel: 'The CV as PDF',
      contactHeading: 'Reach me',
      location: 'Berlin',
      linkedinLabel: 'Network',
      experienceHeading: 'Posts',
      experience: resume.experience,
      timeline: resume.timeline,
      coreSkillsHeading: 'What I do',
      coreSkills: [],
    },
  },
  {
    id: 'projects',
    words: {
      heading: 'Three *cases*',
      label: 'Cases',
      intro: 'Each began with a chair in a corridor.',
      filtersLabel: 'Kinds of cases',
      filters: [
        { value: 'all', label: 'All of them' },
        { value: 'public', label: 'Public' },
        { value: 'health', label: 'Health' },
        { value: 'shops', label: 'Shops' },
      ],
      impactLabel: 'What changed',
    },
    projects: caseStudyCards,
    further: {
      label: 'All three',
      failed: 'They could not be brought here. Ask again.',
      load: () => import('./further-studies').then(({ furtherCards }) => furtherCards),
    },
  },
  {
    id: 'about',
    words: {
      heading: 'Who *asks*',
      label: 'Me',
      paragraphs: ['I sit where people wait until I know what they are afraid of missing.'],
      roles: [{ label: 'Now', title: 'Own studio', period: '2021-Present' }],
      skillsHeading: 'Skills',
      skills: [],
      expertiseHeading: 'Fields',
      expertise: [],
    },
  },
  { id: 'contact' },
]
