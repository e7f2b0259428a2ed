import { counted, sentence } from './counted.ts'
import { facts } from './facts.ts'
import { owner } from './site.ts'
import type { Point, Resume, ResumeEntry, Seo, SkillGroup, Stat } from './types'

export const spanwell: ResumeEntry = {
  title: 'Lead Product Designer',
  company: 'Spanwell',
  duration: '2022-Present',
  location: 'San Francisco, CA (remote)',
  description:
    'I lead design for tracing and support at an observability company: four designers, three product teams, and the screens engineers open when the pager goes.',
  highlight: `${facts.tracingMau.value} ${facts.tracingMau.label}`,
  highlights: [
    `Put traces, logs, profiles and metrics on one time axis. Result: a ${facts.tracingMau.value} ${facts.tracingMau.label}.`,
    'Designed the Trace Flow Map: the whole system in one picture, with the failing path on top.',
    'Rebuilt support around guided diagnosis, so that whoever takes the case already has the results.',
    'Set the rule for AI at Spanwell: the model may suggest a cause, must show its evidence, and never acts alone.',
  ],
  products: ['Trace Flow Map', 'Unified Tracing', 'Support Experience'],
}

export const tidehouse: ResumeEntry = {
  title: 'Product Designer II',
  company: 'Tidehouse',
  duration: '2016-2021',
  location: 'Portland, OR',
  description:
    'Client products from first interview to release at a product studio: hiring software for hearthtable, mail and manager tools for Atrium, guidance for Pathpoint.',
  highlight: `${facts.attributed.value} ${facts.attributed.label}, ${facts.earlyAdoption.value} ${facts.earlyAdoption.label}`,
  highlights: [
    `Redesigned onboarding and guidance for Pathpoint 2.0: ${facts.attributed.value} ${facts.attributed.label}, ${facts.earlyAdoption.value} ${facts.earlyAdoption.label}.`,
    'Built hearthtable’s design system in four months, from the first token to the release process.',
    'Designed a manager app inside the chat tool Parley, so that approvals and one-to-ones stopped living in separate tools.',
    'Started adaptive email for Atrium, and saw it to release as a contractor in 2022.',
  ],
  products: [
    'hearthtable design system',
    'Atrium manager app',
    'Adaptive Email',
    'Pathpoint 2.0',
    'Office 365 Support',
    'Bing Maps Enterprise',
  ],
}

const swellmark: ResumeEntry = {
  title: 'UX Designer',
  company: 'Swellmark',
  duration: '2013-2016',
  location: 'Anacortes, WA',
  description:
    'The only designer in a workshop that makes boat seats. I tested on moving water and drew for people wearing gloves.',
  highlight: 'First designer on staff',
  highlights: [
    'Turned a phone-order price list into a shop that fits seat, base and spring to the boat and the person.',
    'Rode along with pilots and rescue crews; their complaints became the product pages.',
    'Drew service sheets that a deckhand can follow with one hand free.',
  ],
  products: ['Swellmark shop', 'Fit my hull', 'Service drawings'],
}

const paperlight: ResumeEntry = {
  title: 'Visual Designer',
  company: 'Paperlight Press',
  duration: '2011-2013',
  location: 'Portland, OR',
  description:
    'Labels, posters and book jackets at a print studio. Every ink cost money, so I learned to choose.',
  highlight: 'Two inks, no undo',
  highlights: [
    'Took jobs from thumbnail to press check, mixing ink and trimming sheets myself.',
    'Moved recurring jobs to one grid and one set of type sizes: my first design system, on paper.',
  ],
  products: ['Posters', 'Labels', 'Book jackets'],
}

/** Newest first; Home's timeline shows the same four. */
export const experience: ResumeEntry[] = [spanwell, tidehouse, swellmark, paperlight]

const roles = sentence(counted(experience.length, 'role', 'roles'))

export const seo: Seo = {
  title: `Resume of ${owner.name}`,
  description: `${owner.name}, senior product designer: tracing, AI interfaces and design systems. ${roles} since 2011, as a page and as a PDF.`,
}

const highlights: (Stat & { text: string })[] = [
  { ...facts.tracingMau, text: 'Unified Tracing at Spanwell, six months after release.' },
  { ...facts.attributed, text: 'Pathpoint 2.0, onboarding and guidance for a routing platform.' },
  { ...facts.earlyAdoption, text: 'Pathpoint 2.0, in its first months.' },
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
  timeline: { from: 2011, to: 2026 },
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
