import { counted, sentence } from './counted.ts'
import { experience, timeline } from './experience.ts'
import { facts } from './facts.ts'
import { owner } from './site.ts'
import type { Point, Resume, Seo, SkillGroup, Stat } from './types'

const roles = sentence(counted(experience.length, 'role', 'roles'))

export const seo: Seo = {
  title: `Resume of ${owner.name}`,
  description: `${owner.name}, senior product designer: tracing, AI interfaces and design systems. ${roles} since 2011, as a page and as a PDF.`,
}

const highlights: (Stat & { text: string })[] = [
  { ...facts.tracingMau, text: 'Unified Tracing at Spanwell, six months after release.' },
  {
    value: facts.attributed.value,
    label: facts.attributed.label,
    text: `Onboarding and guidance of a routing platform: ${facts.attributed.of}.`,
  },
  {
    value: facts.earlyAdoption.value,
    label: facts.earlyAdoption.label,
    text: `Pathpoint again: ${facts.earlyAdoption.of}.`,
  },
  {
    ...facts.designersLed,
    text: 'Three product teams at Spanwell: tracing, flow maps and support.',
  },
]

const skillGroups: SkillGroup[] = [
  {
    name: 'Product Design',
    skills: [
      'Product strategy',
      'Interaction design',
      'Information architecture',
      'Data visualization',
      'Content design',
    ],
  },
  {
    name: 'AI Interfaces',
    skills: [
      'Suggestion and approval patterns',
      'Showing evidence',
      'Prompt design',
      'Evaluation sets',
      'Failure states',
    ],
  },
  {
    name: 'Design Systems',
    skills: ['Design tokens', 'Component APIs', 'Theming', 'Documentation', 'Governance'],
  },
  {
    name: 'Research',
    skills: ['Field visits', 'Interviews', 'Usability testing', 'Log analysis', 'Survey design'],
  },
  {
    name: 'Prototyping and Code',
    skills: ['Figma', 'TypeScript', 'React', 'SVG and Canvas', 'Accessibility testing'],
  },
  {
    name: 'Leadership',
    skills: ['Design critique', 'Hiring', 'Mentoring', 'Workshop facilitation', 'Writing decisions down'],
  },
]

const vibeCodingPoints: Point[] = [
  {
    title: 'Sketch in the real material',
    text: 'I describe the idea to a model and have something running the same afternoon, with real data in it. Long names and slow networks turn up on day one.',
  },
  {
    title: 'Throw most of it away',
    text: 'A prototype answers one question. When it has, I write down the answer and delete the branch. About one in five survives.',
  },
  {
    title: 'Harden what survives',
    text: 'Types, tests, keyboard, contrast, an error state for everything that can fail. Then an engineer reviews it like any other change, because it is one.',
  },
]

export const resume: Resume = {
  title: owner.name,
  summaryLine: 'Senior product designer. I make invisible systems legible: traces, maps, mail, hiring, help.',
  downloadLabel: 'Download Resume',
  linkedinLabel: 'LinkedIn Profile',
  contactHeading: 'Contact',
  highlightsHeading: 'Highlights',
  highlights,
  experienceHeading: 'Experience',
  productsLabel: 'Products',
  experience,
  timeline,
  skillsHeading: 'Skills',
  skillGroups,
  vibeCoding: { heading: 'VibeCoding to *Shippable*', points: vibeCodingPoints },
  professionalSummary: {
    heading: 'Professional Summary',
    paragraphs: [
      'I came to software from print and from boats, two trades in which mistakes are expensive and users are not at a desk. Since 2016 I have designed enterprise products: hiring, workplace, maps, and most recently the tools with which engineers find out why something is slow.',
      'I do my best work where a system knows more than it shows, and where design sits close enough to engineering to change the data as well as the screen. I research in the field, prototype in code, write decisions down, and stay until the numbers are in.',
    ],
  },
  contracts: {
    heading: 'Contract Work',
    points: [
      {
        title: 'Meridian, 2024',
        text: 'Azure Maps Platform: design and front-end development of the developer tools for maps.',
      },
      { title: 'Swellmark, since 2016', text: 'Keeper of the brand, the shop and the service drawings.' },
    ],
  },
  education: {
    heading: 'Education',
    title: 'BFA, Communication Design',
    school: 'Larkmoor College of Art',
    duration: '2007-2011',
  },
}
