import compare from '../images/case-studies/trace-flow-map-compare.webp?picture'
import comparePart from '../images/case-studies/trace-flow-map-compare-part.webp?picture'
import components from '../images/case-studies/trace-flow-map-components.webp?picture'
import componentsPart from '../images/case-studies/trace-flow-map-components-part.webp?picture'
import onCallPhone from '../images/case-studies/trace-flow-map-on-call-phone.webp?picture'
import onCallPhonePart from '../images/case-studies/trace-flow-map-on-call-phone-part.webp?picture'
import flowMap from '../images/case-studies/trace-flow-map-path.webp?picture'
import flowMapPart from '../images/case-studies/trace-flow-map-path-part.webp?picture'
import dotsRound from '../images/evidence/trace-flow-map-first-round.webp?picture'
import { firstRound, incident, replays } from '../incident'
import type { CaseStudy } from '../types'
import { card, timeToName } from './trace-flow-map.card'

const { orders, stock, pool, deploy } = incident

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: `${card.title}: case study`,
    description: `How a live map of service calls cut the time to find a failing service from ${replays.charts} minutes to ${replays.map}, and which ideas had to go on the way.`,
    keywords: [
      'observability',
      'distributed tracing',
      'service map',
      'incident response',
      'data visualization',
    ],
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: '6 months',
    role: 'Lead Product Designer',
    team: [
      'Two product designers',
      'Product manager',
      'Four front-end engineers',
      'Two data engineers',
      'Reliability engineer',
    ],
    technologies: card.technologies,
  },
  tone: 'pine',
  cover: card.image,
  coverAlt: 'The flow map on a dark screen in a vermilion studio, one path through the services burning red',
  summary:
    'A chart says that orders are failing. The Flow Map says where: the whole system in one picture, the burning path on top.',
  minute: {
    problem: `Spanwell’s customers knew within seconds that something was failing. Finding the service that had started it took ${replays.charts} minutes.`,
    role: 'I led the design, from research to the phone screens, and wrote the layout prototype that the engineers built from.',
    outcome: `The person on call names the failing service in ${replays.map} minutes, and serious incidents in the pilot end sooner.`,
  },
  challenge: [
    {
      kind: 'text',
      text: `An alert used to open a dashboard of forty charts. Each was correct. At ${incident.paged} on a Sunday, none of them said where to look.`,
    },
    {
      kind: 'text',
      text: 'I listened to eleven incident calls and read thirty more. They all opened alike. Someone pasted a chart, someone asked who owned the service, someone drew boxes in the chat. People were rebuilding the architecture from memory while it burned.',
    },
    {
      kind: 'quote',
      text: 'The answer is on one of my screens. I have nine screens.',
      by: 'Engineer on call, incident 17 of 41',
    },
    {
      kind: 'text',
      text: 'Spanwell already had a service map, and nobody opened it in an incident. It drew every service at one size, shuffled them on each load, and beyond sixty it was a ball of string. So I wrote a narrow brief: in ten seconds, someone new to the system points at the right box.',
    },
  ],
  solution: [
    {
      kind: 'text',
      text: 'The map runs from clients on the left to stores on the right, and nothing ever changes place. Width is traffic. Red is failing. Dashes are repeats. You can learn that in the middle of an incident.',
    },
    {
      kind: 'figure',
      play: 'incident',
      figure: {
        picture: flowMap,
        alt: 'Flow map of sixteen services, close up. A red band runs from the gateway through orders and inventory to stock-db, whose pool is full; a dashed band beside it carries three retries each.',
        caption: `One path is burning: ${orders.failing} of ${orders.rate} orders a second fail on the way to stock-db.`,
        phone: {
          picture: flowMapPart,
          caption: 'The end of the path: three retries each, and a full stock-db.',
        },
      },
    },
    {
      kind: 'text',
      text: `Take deploy ${deploy.id}. It cut a connection pool from ${pool.before} to ${pool.after}, so each order that times out is tried three times more, and stock-db gets ${stock.rate} calls a second where ${orders.rate} came in. In a table those retries look like demand. Drawn hollow, beside the first try, they look like what they are.`,
    },
    {
      kind: 'text',
      text: 'Compare lays two moments over each other and folds away what held still. People order as much as an hour ago; the load below has doubled. That used to be a finding of the review, a week later.',
    },
    {
      kind: 'figure',
      figure: {
        picture: compare,
        alt: `Two moments overlaid, ${incident.before} dashed and ${incident.seen} solid. Stock-db goes from ${orders.rate} to ${stock.rate} calls a second, payments from ${orders.rate} to ${orders.paid}.`,
        caption: 'Twelve of sixteen services kept within 2%. Ten of them fold into one band.',
        phone: { picture: comparePart, caption: '507 calls a second more, and nobody sent them.' },
      },
    },
    {
      kind: 'text',
      text: 'On the phone the map stands upright and shows the failing path alone. Rolling back takes a long press and a second person.',
    },
    {
      kind: 'figure',
      figure: {
        picture: onCallPhone,
        alt: `Three phone screens: a page at ${incident.paged}, the failing path through four services at ${incident.path}, and the likely cause with a hold-to-roll-back button at ${incident.cause}.`,
        caption: `Paged at ${incident.paged}, sure by ${incident.cause}. Made for one thumb, in a queue.`,
        phone: { picture: onCallPhonePart, caption: '14:06, and what it says before you swipe.' },
      },
    },
  ],
  metrics: [
    {
      icon: 'clock',
      metric: timeToName.value,
      description: timeToName.label,
      detail: `Median of ${replays.count} timed replays of real incidents: ${replays.charts} minutes with dashboards, ${replays.map} with the map.`,
    },
    {
      icon: 'trend',
      metric: '40%',
      description: 'shorter serious incidents',
      detail: 'Median length for 31 pilot teams, the quarter before release against the quarter after.',
    },
    {
      icon: 'layers',
      metric: '500+',
      description: 'services on the largest live map',
      detail: 'A retailer’s production system, folded to about fifteen boxes until someone opens one.',
    },
    {
      icon: 'check',
      metric: '99.9%',
      description: 'of calls accounted for',
      detail: 'Band widths checked against the gateway’s own counters, each minute for 30 days.',
    },
  ],
  process: [
    {
      kind: 'text',
      text: 'We tested with recorded incidents. An engineer from another team got the pager, the map and a stopwatch. I got to sit still.',
    },
    {
      kind: 'stats',
      stats: [
        { value: '41', label: 'incidents heard or read' },
        { value: String(replays.count), label: 'timed replays' },
        { value: '6 weeks', label: 'of motion design thrown away' },
      ],
    },
    {
      kind: 'text',
      text: 'Those six weeks were mine. The first version animated the traffic, every dot a call. It was hypnotic, and that was the trouble. People watched it, and were slower than with the old dashboards. One idea survived: dots drift more slowly where the service is slow.',
    },
    {
      kind: 'evidence',
      label: 'Thrown away, month two',
      figure: {
        picture: dotsRound,
        alt: `A printed still of the animated prototype, thousands of dots between services, beside a clipboard with eight engineers’ times. The median is ${firstRound.charts.median} minutes with charts and ${firstRound.dots.median} with dots, circled in red.`,
        caption: `Round one, by stopwatch: ${firstRound.charts.median} minutes with the old charts, ${firstRound.dots.median} with my dots.`,
        phone: 'whole',
      },
    },
    {
      kind: 'points',
      points: [
        {
          title: 'Places are fixed',
          text: 'In a crisis people look for a thing where they last saw it. So a service keeps its column even if half the screen stays empty. It cost us the self-arranging layout that sales loved to demo.',
        },
        {
          title: 'Width is never money',
          text: 'Two large accounts asked for a map weighted by cost. I said no to both, and one delayed its renewal by a quarter. A mark that changes its meaning cannot be read in a hurry.',
        },
        {
          title: 'One signal to a box',
          text: 'A box shows its traffic and its single worst symptom. The rest waits behind a click, including figures that their teams are fond of.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'Leading the team',
      text: 'Two designers drew the map with me, both better at motion than I am. The animation had been my idea, so I was the one to stop it, and I did it in front of everybody. From then on whoever ran a replay was never the one who had drawn the version. A month later the two were throwing out each other’s work, and mine, with a stopwatch in place of an opinion.',
    },
    {
      kind: 'figure',
      figure: {
        picture: components,
        alt: 'Component sheet of the map: a node taken apart, its nine states, five kinds of edge, badges and panels.',
        caption: 'The whole kit: node, edge, badge, panel. No state is told by hue alone.',
        phone: { picture: componentsPart, caption: 'One node, taken apart.' },
      },
    },
  ],
  enterpriseValue: [
    {
      kind: 'text',
      text: 'Customers renew on the memory of their worst day. Within a quarter all 31 pilot teams had made the map the first step of their runbooks, and Spanwell moved it from an add-on into every paid plan.',
    },
    {
      kind: 'text',
      text: 'It also emptied the call. A product manager with the shared link sees the state for herself, so the engineer can stop narrating and start repairing.',
    },
    {
      kind: 'note',
      title: 'What I would do differently',
      text: 'I would begin with the phone. Folding the healthy services away was a small-screen compromise in month five, and it is what made the large screen work.',
    },
  ],
  externalLink: { label: 'View Live', url: 'https://spanwell.example.com/flow-maps' },
  designFileHref: '/figma/trace-flow-map',
  callToAction: {
    heading: 'Show me the system that only its builders can read.',
    text: 'Tell me where people look first when it breaks. I will tell you how I would draw it.',
    label: 'Get in touch',
    href: '/contact',
  },
}
