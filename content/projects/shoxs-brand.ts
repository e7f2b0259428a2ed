import logger from '../images/evidence/shoxs-brand-logger.webp?picture'
import exploded from '../images/projects/shoxs-brand-exploded.webp?picture'
import explodedPart from '../images/projects/shoxs-brand-exploded-part.webp?picture'
import guidelines from '../images/projects/shoxs-brand-guidelines.webp?picture'
import guidelinesPart from '../images/projects/shoxs-brand-guidelines-part.webp?picture'
import shop from '../images/projects/shoxs-brand-shop.webp?picture'
import shopPart from '../images/projects/shoxs-brand-shop-part.webp?picture'
import type { ProjectPageContent } from '../types'
import { card } from './shoxs-brand.card'

export const project: ProjectPageContent = {
  slug: card.id,
  seo: {
    title: `${card.title}: project`,
    description:
      'Brand, shop and service drawings for seats that take the slam out of fast boats: one mark, one curve and 214 hulls that fit.',
    keywords: ['marine brand', 'shock-mitigation seating', 'e-commerce design'],
  },
  title: card.title,
  description:
    'Brand and e-commerce site for shock-mitigation seating, made for people who drive fast boats and would like to keep their backs.',
  tags: card.technologies,
  facts: { client: 'Swellmark', year: '2013-2016', role: 'UX Designer' },
  callToAction: {
    heading: 'Is your product easier to use than to buy?',
    text: 'Tell me who buys it and what they are afraid of. The shop should answer that first.',
    label: 'Get in touch',
    href: '/contact',
  },
  tone: 'vermilion',
  hero: card.image,
  heroAlt: 'A vermilion coil-over shock absorber above calm water, with a low sun behind it',
  overview: [
    {
      kind: 'text',
      text: 'SHOXS was the project’s name; the seats are sold as Swellmark. I worked there from 2013 to 2016 and have kept the brand since. The product is a chair on a spring. The promise is that a pilot of fifty can still lift a grandchild.',
    },
    {
      kind: 'text',
      text: 'Other makers sell with walls of spray. Our buyers have all the spray they need. They are skippers and harbormasters who spend public money, and they ask three things. Does it fit my boat? How much does it take? Who repairs it? The shop answers in that order.',
    },
    {
      kind: 'text',
      text: 'The mark began as a measurement. I laid tracing paper over a logger file: one slam, hard rise, soft landing. A gull, a helm and a plume of spray had been on the first sheet, as they are on everybody’s.',
    },
    {
      kind: 'evidence',
      label: 'Traced, 2013',
      figure: {
        picture: logger,
        alt: 'Graph paper with a taped logger strip: a blue curve that rises to 8.2 g on deck and a red one of 2.6 g in the seat. Below, the first wave traced in pencil, and three crossed-out ideas: gull, helm, spray.',
        caption: 'Run 14, 38 knots. The circled slam became the logo.',
        phone: 'whole',
      },
    },
  ],
  features: [
    {
      title: 'Fit my hull',
      text: 'Name the boat and see the bases that bolt on. 214 hulls are in, each one measured by somebody lying on a wet deck.',
    },
    {
      title: 'Weight sets the spring',
      text: 'Three ranges from 55 to 130 kilos. The wrong spring is worse than none, so there is no way to buy a seat without choosing.',
    },
    {
      title: 'One slam, drawn',
      text: 'Deck and seat on the same axes: 8.2\u00a0g below, 2.6\u00a0g above. “68% softer” is the only boast on the page, and you can check it.',
    },
    {
      title: 'Drawings for the dock',
      text: 'The suspension taken apart along its axis, parts numbered in the order you meet them, on paper that survives a wet bench.',
    },
  ],
  insights: [
    {
      title: 'They stood up to eat',
      text: 'Pilots ate standing because sitting hurt. No survey had asked. One morning aboard told us, and it became the first line on the page.',
    },
    {
      title: 'Whose mark it is',
      text: 'The curve came out of the engineers’ own logger. They defend it against every catalog printer, because it is theirs.',
    },
    {
      title: 'Send it back salty',
      text: 'Sixty days at sea, then decide. Finance was afraid of that line. Few seats returned, and those told us which hulls to measure next.',
    },
  ],
  images: [
    {
      picture: shop,
      alt: 'Swellmark logo, letter and cards beside the shop page of the S3 Coastal seat with its base, weight and trim choices and a curve of one slam',
      caption: 'A seat at $2,380, and the curve that justifies it.',
      phone: { picture: shopPart, caption: 'Weight sets the spring.' },
    },
    {
      picture: guidelines,
      alt: 'Brand guidelines, “One wave, taken well”: construction of the wave mark, clear space, color shares and four misuses',
      caption: 'Drawn from two circles or not drawn at all.',
      phone: { picture: guidelinesPart, caption: 'How it speaks, and what it must not do.' },
    },
    {
      picture: exploded,
      alt: 'Service drawing of the S3 suspension, taken apart along its axis with numbered parts',
      caption: 'Read from the top down. That is the order in which it comes off.',
      phone: { picture: explodedPart, caption: 'The coil and its neighbors.' },
    },
  ],
  impact: {
    stats: [
      { value: '68%', label: 'softer: 8.2\u00a0g on deck, 2.6\u00a0g in the seat' },
      { value: '214', label: 'hulls in the fit finder' },
      { value: '4.8 of 5', label: 'from 126 crews' },
    ],
    text: 'Orders used to start with a phone call and a sketch of the boat. Now the call comes after, from people who have already chosen and only want to hear a voice. The founder still answers it. We left the number large.',
  },
  externalLink: { label: 'Visit Website', url: 'https://swellmark.example.com' },
}
