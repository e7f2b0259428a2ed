import questions from '../images/evidence/vortex-style-guide-questions.webp?picture'
import dial from '../images/projects/vortex-style-guide-dial.webp?picture'
import dialPart from '../images/projects/vortex-style-guide-dial-part.webp?picture'
import foundations from '../images/projects/vortex-style-guide-foundations.webp?picture'
import foundationsPart from '../images/projects/vortex-style-guide-foundations-part.webp?picture'
import icons from '../images/projects/vortex-style-guide-icons.webp?picture'
import iconsPart from '../images/projects/vortex-style-guide-icons-part.webp?picture'
import type { ProjectPageContent } from '../types'
import { card } from './vortex-style-guide.card'

export const project: ProjectPageContent = {
  slug: card.id,
  seo: {
    title: `${card.title}: project`,
    description:
      'A design-system style guide that says when to leave a component alone: one color wheel, four motions, 22 components with owners.',
    keywords: ['style guide', 'design system documentation', 'design tokens', 'iconography'],
  },
  title: card.title,
  description:
    'A design-system style guide that gives the reason before the value, and says when to leave a component alone.',
  tags: card.technologies,
  facts: { client: 'Vortex', year: '2020', role: 'Design Systems Designer' },
  callToAction: {
    heading: 'How many questions does your system get a week?',
    text: 'Count them, then write to me. The list is usually the plan.',
    label: 'Get in touch',
    href: '/contact',
  },
  tone: 'ink',
  hero: card.image,
  heroAlt: 'A fan deck of color strips, opened around its rivet like a vortex',
  overview: [
    {
      kind: 'text',
      text: 'Vortex had a good component library and forty-one questions a week about it. I read three months of them. Hardly anyone asked what a component was. They asked when to use it, and why not the other one.',
    },
    {
      kind: 'evidence',
      label: 'Counted first',
      figure: {
        picture: questions,
        alt: 'A ruled page with a tally of one week’s 41 questions: 3 ask what it is, 6 how to type it, 15 when to use it, 13 why not the other one, 4 are bugs. The two long rows are marked yellow.',
        caption: 'One week of the thirteen. The two yellow rows became the guide.',
        phone: 'whole',
      },
    },
    {
      kind: 'text',
      text: 'So the guide is made of answers. A component page says what it is for, when to leave it, how it behaves and what to type. If nobody can fill the column “Leave it”, the component isn’t ready.',
    },
  ],
  features: [
    {
      title: 'Color as a wheel',
      text: 'Six ramps of seven steps turn around one center, so equal steps sit on one ring. Below it, eight roles say what a color is for.',
    },
    {
      title: 'Motion with names',
      text: 'Settle, lift, leave, spin: four curves, each with one length and one job. Spin waits 400 ms, in case the answer is quicker.',
    },
    {
      title: 'One picture, one meaning',
      text: 'Late is a clock, never a warning sign. Search the icons for “late” and the guide tells you so.',
    },
    {
      title: 'Owners',
      text: 'All 22 components carry a person’s name. It made the pages better overnight, since nobody signs a paragraph of fog.',
    },
  ],
  insights: [
    {
      title: 'Write the “no” first',
      text: 'Pages that began with limits came out half as long. The benefits mostly explained themselves.',
    },
    {
      title: 'Searches are a backlog',
      text: 'What people typed and didn’t find became the plan for the next month. “Late” was the first entry.',
    },
    {
      title: 'Keys before pixels',
      text: 'We listed the keys of the dial before drawing it. The readout became a field you can type in, which turned out to be what most people wanted.',
    },
  ],
  images: [
    {
      picture: foundations,
      alt: 'Foundations sheet: a color vortex of six ramps, the type scale, nine spaces, four motion curves and four radii',
      caption: 'Foundations 4.2 on one sheet, because it hangs on walls.',
      phone: { picture: foundationsPart, caption: 'Seven sizes, each with its job.' },
    },
    {
      picture: dial,
      alt: 'Component page of the dial: numbered anatomy, when to use it and when not, six states, keys and code',
      caption: 'The dial. “Leave it” gets as much room as “Reach for it”.',
      phone: { picture: dialPart, caption: 'The dial, with its readout.' },
    },
    {
      picture: icons,
      alt: 'A bell drawn large on its construction grid, four weights of six icons, and the icon set in a grid',
      caption: 'Half units, round ends, and a gap of two or none.',
      phone: { picture: iconsPart, caption: 'Late is a clock.' },
    },
  ],
  impact: {
    stats: [
      { value: '41 to 9', label: 'questions a week about the library' },
      { value: '22', label: 'components, each with an owner' },
      { value: '42', label: 'colors, eight roles' },
    ],
    text: 'The questions were counted by the same person in the same channel, a quarter before and a quarter after. The nine that remain are good ones. They go on the page of the component they are about, with the name of whoever asked.',
  },
}
