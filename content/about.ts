import { counted, sentence } from './counted'
import atrium from './images/logos/atrium.svg?raw'
import hearthtable from './images/logos/hearthtable.svg?raw'
import meridian from './images/logos/meridian.svg?raw'
import pathpoint from './images/logos/pathpoint.svg?raw'
import spanwell from './images/logos/spanwell.svg?raw'
import swellmark from './images/logos/swellmark.svg?raw'
import mateoQuiroga from './images/portraits/mateo-quiroga.webp?picture'
import priyaRaman from './images/portraits/priya-raman.webp?picture'
import ruthHalloran from './images/portraits/ruth-halloran.webp?picture'
import theoBrandt from './images/portraits/theo-brandt.webp?picture'
import portrait from './images/portraits/tova-merrin.webp?picture'
import { owner } from './site'
import type { CompanyLogo, Point, Seo, Stat, Testimonial } from './types'

export const hero = {
  heading: 'I make *invisible* systems legible',
  intro:
    'Traces, maps, mail, hiring, help. Different screens, the same job: show people what the machine already knows, while there is still time to act.',
}

const facts: Stat[] = [
  { value: '2011', label: 'drawing for a living since' },
  { value: '7', label: 'weeks spent on call beside engineers' },
  { value: '1', label: 'letterpress in the garage' },
]

export const aboutCard = {
  heading: 'About me',
  paragraphs: [
    `I’m ${owner.name}. I learned to design at a Portland print studio, where changing your mind cost a plate, and then in a workshop that makes boat seats, where the test lab was the sea.`,
    'Software came later and felt easy, which should have warned me. Nothing pushes back: you can add a panel every week and the screen still opens. So I brought the old constraints along. I watch people work before I draw. I count what a screen asks of them. I take things out.',
    'These days I lead product design at Spanwell. I live in Portland, work remotely, and print badly registered posters on Sundays.',
  ],
  facts,
  portrait,
  portraitAlt: `Portrait of ${owner.name}, printed in vermilion and pine: hair in a bun with a pencil through it, freckles, a dark jacket, a sun behind her`,
}

const manifestoItems: Point[] = [
  {
    title: 'Watch first',
    text: 'I sit beside people until they forget to explain. What they do next is the brief.',
  },
  {
    title: 'Show the cause',
    text: 'A number that cannot explain itself is decoration. Every figure I draw can be opened.',
  },
  {
    title: 'Design for three in the morning',
    text: 'If it works for someone half asleep with a pager, it works at ten with coffee.',
  },
  {
    title: 'One screen, one decision',
    text: 'Decide what the screen is for, then let everything else wait one click away.',
  },
  {
    title: 'Access is the first draft',
    text: 'Keyboard, contrast and plain words come before color. Added at the end, they always show the seam.',
  },
  {
    title: 'The machine suggests, the person signs',
    text: 'A model may draft, sort and warn. It shows its evidence, and somebody with a name decides.',
  },
  {
    title: 'Take one thing out',
    text: 'Before every release I remove something. I have regretted additions. I have yet to regret a deletion.',
  },
]

export const manifesto = { heading: 'Manifesto', items: manifestoItems }

const testimonialItems: Testimonial[] = [
  {
    quote:
      'Tova is the only designer I know who asks for the error logs before the brand guidelines. Clients came to us with a list of screens. They left with a shorter list, and a reason for each one that was gone.',
    name: 'Ruth Halloran',
    title: 'Studio Director',
    company: 'Tidehouse',
    avatar: ruthHalloran,
    linkedinUrl: 'https://linkedin.example.com/in/ruth-halloran',
  },
  {
    quote:
      'She sat through two of our on-call weeks before she drew a line. I have been woken by four monitoring products, and hers is the first that told me what happened instead of asking me to guess.',
    name: 'Theo Brandt',
    title: 'Principal Reliability Engineer',
    company: 'Spanwell',
    avatar: theoBrandt,
    linkedinUrl: 'https://linkedin.example.com/in/theo-brandt',
  },
  {
    quote:
      'We got tokens, components and a rule for saying no. The rule was worth the most. Years later nobody has managed to bring the date picker back, and they have tried.',
    name: 'Priya Raman',
    title: 'Vice President, Engineering',
    company: 'hearthtable',
    avatar: priyaRaman,
    linkedinUrl: 'https://linkedin.example.com/in/priya-raman',
  },
  {
    quote:
      'I asked for an AI feature. Tova came back with one sentence and one button per message, and a page on when to show neither. The pilot group refused to give it back.',
    name: 'Mateo Quiroga',
    title: 'Group Product Manager',
    company: 'Atrium',
    avatar: mateoQuiroga,
    linkedinUrl: 'https://linkedin.example.com/in/mateo-quiroga',
  },
]

export const testimonials = {
  heading: 'What colleagues say',
  items: testimonialItems,
  previousLabel: 'Previous testimonials',
  nextLabel: 'Next testimonials',
  /** The author's name follows for those who hear it. */
  linkedinLabel: 'View on LinkedIn',
}

const rules = sentence(counted(manifestoItems.length, 'working rule', 'working rules'))
const colleagues = counted(testimonialItems.length, "colleague's", "colleagues'")

export const seo: Seo = {
  title: `About ${owner.name}`,
  description: `${owner.name} came to software from print and boats. ${rules}, ${colleagues} words, and how to get in touch.`,
}

export const callToAction = {
  heading: 'Bring me the hard one',
  text: 'I am looking at lead and principal roles in AI products, observability and design systems. A short note is enough to start.',
  linkedinLabel: 'Connect on LinkedIn',
  contactLabel: 'Get in Touch',
  contactHref: '/#contact',
}

const logoItems: CompanyLogo[] = [
  { name: 'Spanwell', svg: spanwell },
  { name: 'Meridian', svg: meridian },
  { name: 'Atrium', svg: atrium },
  { name: 'Swellmark', svg: swellmark },
  { name: 'hearthtable', svg: hearthtable },
  { name: 'Pathpoint', svg: pathpoint },
]

export const logos = { heading: 'Companies I have designed for', items: logoItems }
