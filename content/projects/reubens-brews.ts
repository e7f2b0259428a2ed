import newLabels from '../images/evidence/reubens-brews-new-labels.webp?picture'
import oldLabels from '../images/evidence/reubens-brews-old-labels.webp?picture'
import labels from '../images/projects/reubens-brews-labels.webp?picture'
import taproom from '../images/projects/reubens-brews-taproom.webp?picture'
import taproomPart from '../images/projects/reubens-brews-taproom-part.webp?picture'
import website from '../images/projects/reubens-brews-website.webp?picture'
import websitePart from '../images/projects/reubens-brews-website-part.webp?picture'
import type { ProjectPageContent } from '../types'
import { card } from './reubens-brews.card'

export const project: ProjectPageContent = {
  slug: card.id,
  seo: {
    title: `${card.title}: project`,
    description:
      'Labels, tap room and shop for a craft brewery on a ferry pier: four beers for four kinds of weather, drawn in six inks.',
    keywords: ['craft brewery brand', 'packaging design', 'label illustration'],
  },
  title: card.title,
  description:
    'Labels, tap room and shop for a craft brewery that sells most of its beer between two ferries.',
  tags: card.technologies,
  facts: { client: 'Reuben’s Brews, Pier 4', year: '2023', role: 'Brand & Packaging Designer' },
  callToAction: {
    heading: 'Do you make something that deserves a label?',
    text: 'Tell me what can be seen from your loading door. I start there.',
    label: 'Get in touch',
    href: '/contact',
  },
  tone: 'butter',
  hero: card.image,
  heroAlt: 'Four cans of the harbor series on low plinths before a red sun, on butter yellow',
  overview: [
    {
      kind: 'text',
      text: 'Reuben brews on Pier 4. His guests look at the timetable before they look at the menu, so I did the same. They have forty minutes, wet hands and a boat to catch. Everything here follows from that.',
    },
    {
      kind: 'text',
      text: 'The old cans carried seven typefaces and a hop. Every brewery has a hop. What nobody else has is the view from the loading door. The harbor series is that view in four kinds of weather: fog, night, a red evening, a bright morning in the marsh.',
    },
    {
      kind: 'comparison',
      before: {
        picture: oldLabels,
        label: 'Before',
        alt: 'Three old labels with gradients, a hop, a red ribbon, a yellow star that says new look, and seven typefaces.',
      },
      after: {
        picture: newLabels,
        label: 'Harbor series',
        alt: 'Three labels of the harbor series: a lighthouse for Fog Signal, a ferry under the moon for First Ferry, a striped buoy for Red Buoy.',
      },
      caption: 'The same three beers. Drag from the hop to the view.',
    },
    { kind: 'quote', text: 'Draw what I see when I should be working.', by: 'Reuben, in place of a brief' },
  ],
  features: [
    {
      title: 'One horizon',
      text: 'Sun or moon stands over the water on every label, and the name stands under it. Line them up on a shelf and they make a coast.',
    },
    {
      title: 'Six inks, four beers',
      text: 'The series shares its plates. What that saved paid for uncoated cotton paper, which is what makes a cold can feel like a postcard.',
    },
    {
      title: 'A board to read from the door',
      text: 'Twelve taps in two columns, and the number on the board is the number on the handle. An empty barrel is a line through a name, never a gap.',
    },
    {
      title: 'A shop with a clock',
      text: 'Tonight’s program ends with the last boat, 22:10, two minutes on foot. Once the way out was printed, people stayed longer.',
    },
  ],
  insights: [
    {
      title: 'Paper drinks blue',
      text: 'The first proof of First Ferry came back black. We lifted the navy two steps and proofed again: one lost week, and a whole run saved.',
    },
    {
      title: 'Strength is information',
      text: 'The percentage stands on every label, always in the same corner and size. Slack Tide, at 2.9, became the lunch beer with no advertising at all.',
    },
    {
      title: 'The quiet arrow',
      text: 'The sign to a step-free room without music was his mother’s idea. It is the one people photograph.',
    },
  ],
  images: [
    {
      picture: labels,
      alt: 'Four labels side by side: a lighthouse for Fog Signal, a ferry under the moon for First Ferry, a striped buoy for Red Buoy, a heron for Salt Meadow',
      caption: 'Two can wraps, two bottle fronts. Every beer is sold both ways, from the same six inks.',
      phone: 'whole',
    },
    {
      picture: website,
      alt: 'Shop page “Brewed at Pier 4 for the last boat” with four beers on a jetty, their prices, and tonight’s program',
      caption: 'The shop sells four beers and one evening.',
      phone: { picture: websitePart, caption: 'Salt Meadow, for one thumb.' },
    },
    {
      picture: taproom,
      alt: 'Tap room with a board of twelve beers above numbered handles, a round hanging sign and three arrow boards',
      caption: 'Tap 10 has run dry. Its handle leans, so nobody need ask.',
      phone: { picture: taproomPart, caption: 'The board, left half.' },
    },
  ],
  impact: {
    stats: [
      { value: '4', label: 'beers on one horizon' },
      { value: '6', label: 'inks for the whole series' },
      { value: '12', label: 'taps on one board' },
    ],
    text: 'The first two batches sold out before the third was labeled. Reuben has since drawn a fifth beer by himself, on the same grid, without calling me. For an identity I know no better test.',
  },
}
