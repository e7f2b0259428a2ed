import playground from '../images/case-studies/azure-maps-playground.webp?picture'
import playgroundPart from '../images/case-studies/azure-maps-playground-part.webp?picture'
import styleEditor from '../images/case-studies/azure-maps-style-editor.webp?picture'
import styleEditorPart from '../images/case-studies/azure-maps-style-editor-part.webp?picture'
import usage from '../images/case-studies/azure-maps-usage.webp?picture'
import usagePart from '../images/case-studies/azure-maps-usage-part.webp?picture'
import fortyOne from '../images/evidence/azure-maps-forty-one-minutes.webp?picture'
import type { CaseStudy } from '../types'
import { card, firstCall } from './azure-maps.card'

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description:
      'Redesigning a maps API for the people who call it: docs that draw, a playground, a style editor, and a bill that explains itself.',
    keywords: ['developer experience', 'maps API', 'documentation', 'cartography', 'design engineering'],
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: '6 months',
    role: 'Lead Product Designer & Developer',
    team: ['Product manager', 'Three engineers', 'Cartographer', 'Technical writer'],
    technologies: card.technologies,
  },
  tone: 'butter',
  cover: card.image,
  coverAlt:
    'Documentation with a map of travel times by bicycle on a leaning screen in a butter-yellow studio',
  summary:
    'Meridian sells maps to people who write code. I redesigned how they read, try and pay, and built the part where they try.',
  minute: {
    problem:
      'A new developer needed 26 minutes and four tabs to see a first map. Half of all new keys made no call in their first week.',
    role: 'A contract of two days a week, by agreement with Spanwell. I designed docs, playground, style editor and usage, and built the playground’s front end.',
    outcome:
      'A first live call before the coffee is cold, more new keys that stay in use, and fewer questions about bills.',
  },
  challenge: [
    {
      kind: 'text',
      text: 'Azure was the project’s name; it ships as Meridian Maps. I began as a customer: I signed up and built a page that shows how far a bicycle gets in fifteen minutes. It took me 41, and I have worked with maps for years.',
    },
    {
      kind: 'evidence',
      label: 'What I started from, 2024',
      figure: {
        picture: fortyOne,
        alt: 'Two browser windows of the old reference: a table of parameters without a picture, and a response of bare coordinates. Red stamps count 4, 17, 29 and 41 minutes; notes ask “budget of what?” and “where is the river?”',
        caption: 'My first quarter of an hour, which took 41 minutes. The notes became the backlog.',
        phone: 'whole',
      },
    },
    {
      kind: 'text',
      text: 'Nothing in the reference was wrong. It described pictures and had none. You read about a parameter in one tab, pasted a key into another, received four kilobytes of coordinates, and imagined the river.',
    },
    {
      kind: 'text',
      text: 'The second surprise was the invoice. Tiles are over half of what a typical customer calls and under a quarter of what it pays, so a small, expensive service can double unseen. People found out late, wrote an angry mail, and set a cap out of fright.',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'Every page of the reference now has a map, and the sample on the page is the code that draws it. Change 15 to 20 and the outer band grows. Samples run in the build, so a stale one cannot be published.',
    },
    {
      kind: 'text',
      text: 'In the playground each control wears the name of the parameter it sets, so playing teaches the API. Point at a route and its lines in the response light up. The street that was refused is listed too, with the reason: a 3.4 m bridge, a 3.8 m truck. No map had ever told the planners we interviewed what it left out.',
    },
    {
      kind: 'figure',
      figure: {
        picture: playground,
        alt: 'Playground: a form for a truck on the left, its route over a river on the map, the JSON response on the right with matching lines highlighted.',
        caption: 'Ask, then watch it drive. Each control carries the parameter it sets.',
        phone: { picture: playgroundPart, caption: 'Salt bridge states its limit where the route meets it.' },
      },
    },
    {
      kind: 'quote',
      text: 'I found my bug by dragging a pin. I have no idea where the manual is.',
      by: 'Developer at a ferry company, third round of tests',
    },
    {
      kind: 'text',
      text: 'Usage opens with a sentence and proves it underneath. It draws the rest of the month, names the quota that will run out and the day, and offers the repair: cache for 60 seconds.',
    },
    {
      kind: 'figure',
      figure: {
        picture: usage,
        alt: 'Usage page titled “June is calm. Isochrones is not.” with calls stacked as a landscape, a forecast to the end of June, and share of calls against share of cost.',
        caption: 'What you call is not what you pay for: isochrones are 4% of calls, 15% of cost.',
        phone: { picture: usagePart, caption: 'The spend, and today’s line.' },
      },
    },
  ],
  metrics: [
    {
      icon: 'clock',
      metric: firstCall.value,
      description: firstCall.label,
      detail: 'Median of all new keys in the eight weeks after launch. It had been 26 minutes.',
    },
    {
      icon: 'trend',
      metric: '28%',
      description: 'more new keys in use after a week',
      detail: 'Of 100 new keys, 64 make a live call within seven days. It had been 50.',
    },
    {
      icon: 'shield',
      metric: '31%',
      description: 'fewer questions about bills',
      detail: 'Billing cases per thousand accounts, the three months before launch and after.',
    },
    {
      icon: 'globe',
      metric: '140',
      description: 'map styles published by customers',
      detail: 'In the editor’s first quarter. The old upload form had seen 12 in a year.',
    },
  ],
  process: [
    {
      kind: 'text',
      text: 'I built the playground in the wrong order. For seven weeks I polished the map, because the map is the lovely part, and left errors for the end. In the first test five of six developers met one within two minutes: a missing key, a swapped coordinate. All they got was a number.',
    },
    {
      kind: 'text',
      text: 'We moved the launch by three weeks and wrote the 22 most frequent errors as proper screens. Swap latitude and longitude, and the page shows both places and asks which you meant. One of them is usually in the sea.',
    },
    {
      kind: 'figure',
      figure: {
        picture: styleEditor,
        alt: 'Style editor: a map’s layers as an exploded stack of six groups, a map split between day and night, and the tint of water by zoom level.',
        caption: 'Thirty-one layers, six you think in. Day and night are edited side by side.',
        phone: { picture: styleEditorPart, caption: 'The panel for one layer: water.' },
      },
    },
    {
      kind: 'points',
      points: [
        {
          title: 'Six groups, thirty-one layers',
          text: 'The editor shows groups and leaves single layers to a code view. Our cartographer wanted all of them, and for her own work she was right. She pays an extra click, every day, so that a first-timer can begin.',
        },
        {
          title: 'Maintaining my own drawings',
          text: 'I deleted eleven states from the design file on the day I had to write their tests. Nobody missed one. I draw fewer now, and finish them.',
        },
      ],
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'A playground link holds a complete request. Solution engineers send one where they used to book a call, and the prospect forwards it to the person who decides.',
    },
    {
      kind: 'text',
      text: 'The forecast made spending safe. Customers who can see the end of the month raise their caps themselves, before they reach them.',
    },
    {
      kind: 'text',
      text: 'I left behind 38 components, their tests and a written tour. Two Meridian engineers have since shipped a page with it without calling me. For a contract, that is the result I would frame.',
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would bring the cartographer in before the style editor had a layout. I showed her the six groups when they were finished, and she spent three weeks arguing against what she could have improved in one afternoon.',
    },
  ],
  externalLink: { label: 'Learn More', url: 'https://maps.meridian.example.com' },
  designFileHref: '/figma/azure-maps',
  callToAction: {
    heading: 'The first quarter of an hour is a product.',
    text: 'I can design it for the developers you sell to, and build it with your team.',
    label: 'Get in touch',
    href: '/contact',
  },
}
