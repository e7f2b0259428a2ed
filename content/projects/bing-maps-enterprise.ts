import newPortal from '../images/evidence/bing-maps-enterprise-new-portal.webp?picture'
import newPortalPart from '../images/evidence/bing-maps-enterprise-new-portal-part.webp?picture'
import oldPortal from '../images/evidence/bing-maps-enterprise-old-portal.webp?picture'
import oldPortalPart from '../images/evidence/bing-maps-enterprise-old-portal-part.webp?picture'
import growth from '../images/projects/bing-maps-enterprise-growth.webp?picture'
import growthPart from '../images/projects/bing-maps-enterprise-growth-part.webp?picture'
import landing from '../images/projects/bing-maps-enterprise-landing.webp?picture'
import landingPart from '../images/projects/bing-maps-enterprise-landing-part.webp?picture'
import portal from '../images/projects/bing-maps-enterprise-portal.webp?picture'
import portalPart from '../images/projects/bing-maps-enterprise-portal-part.webp?picture'
import type { ProjectPageContent } from '../types'
import { card } from './bing-maps-enterprise.card'

export const project: ProjectPageContent = {
  slug: card.id,
  seo: {
    title: `${card.title}: project`,
    description:
      'A developer portal for an enterprise maps API that lets engineers try before they talk: +22% traffic YoY, +17% qualified leads.',
    keywords: ['developer portal', 'maps API', 'documentation design'],
  },
  title: card.title,
  description:
    'Developer portal for an enterprise maps API, where an engineer can try the product before talking to anyone.',
  tags: card.technologies,
  facts: { client: 'Bearing', year: '2018', role: 'Product Designer II' },
  callToAction: {
    heading: 'Where do engineers leave your site?',
    text: 'Send me the page that they leave at. I will tell you what I would put before it.',
    label: 'Get in touch',
    href: '/contact',
  },
  tone: 'sky',
  hero: card.image,
  heroAlt: 'A folded city map in evening light with a truck route across it and arrival cards above',
  overview: [
    {
      kind: 'text',
      text: 'Bing Maps Enterprise was the project’s name; it ships as Bearing. It plans truck routes for fleets of five or five thousand. The old portal met an engineer with a form, a brochure and a call back within two days. Engineers decide these purchases, and they left at the form.',
    },
    {
      kind: 'comparison',
      before: {
        picture: oldPortal,
        phone: oldPortalPart,
        label: 'Before',
        alt: 'The old portal: two suited figures shake hands over “Location intelligence solutions for the connected enterprise”, with a brochure and a form of eight fields.',
      },
      after: {
        picture: newPortal,
        phone: newPortalPart,
        label: 'After',
        alt: 'The new landing page: “Leave at dawn. Land on time.”, trucks on a road into the sun, a code sample and two buttons.',
      },
      caption: 'Eight fields and a call back within two days, or a sample that runs.',
    },
    {
      kind: 'text',
      text: 'We argued for a month about where to put it. Sales wanted a name early. I wanted a map early. A prototype broke the tie: the sales lead opened the map and spent ten minutes looking for his own street. The form now comes after the map.',
    },
  ],
  features: [
    {
      title: 'Request, map, answer',
      text: 'The call, the drawn route and the response stand side by side. Nobody has to picture JSON as a street.',
    },
    {
      title: 'Samples that run',
      text: 'Node, Python, C# and cURL, each cut from a test that runs every night. A broken sample stops the release, which annoyed everyone until it caught one.',
    },
    {
      title: 'Prices in the open',
      text: '10,000 calls a month cost nothing, and a thousand more cost $0.60. Support used to answer that by mail.',
    },
    {
      title: 'Two doors',
      text: '“Get a free key” and “Talk to a fleet engineer”, one weight apart. Hobbyists take the first, and fleets are no longer made to.',
    },
  ],
  insights: [
    {
      title: 'Code is the headline',
      text: 'In sessions the eye went to the sample, then to the price, then up to the slogan. So the sample climbs into the picture, and the price sits under it.',
    },
    {
      title: 'A low bridge sells',
      text: 'Map demos lead to a museum. Ours sends eighteen tons around a low bridge and says what that saved. Dispatchers laughed, then asked for a key.',
    },
    {
      title: 'Fewer, then better',
      text: 'Once the form asked for fleet size, leads dropped for weeks and I had an uneasy spring. Those that came were worth a call. I would warn sales sooner next time.',
    },
  ],
  images: [
    {
      picture: landing,
      alt: 'Landing page “Leave at dawn. Land on time.” with three trucks on a road into the sun, a code sample and three short arguments',
      caption: 'The sample overlaps the hero because readers start there.',
      phone: { picture: landingPart, caption: 'Code is the headline.' },
    },
    {
      picture: portal,
      alt: 'Developer portal with a request, a live map and the response side by side',
      caption: 'No key needed for the first request.',
      phone: { picture: portalPart, caption: 'What to send, in words.' },
    },
    {
      picture: growth,
      alt: 'A year of growth drawn as the profile of a road, with traffic up 22% and qualified leads up 17%',
      caption: 'The year as a road, with the dip left in.',
      phone: { picture: growthPart, caption: 'From February’s dip to May.' },
    },
  ],
  impact: {
    stats: [
      { value: '+22%', label: 'traffic YoY' },
      { value: '+17%', label: 'qualified leads' },
    ],
    text: 'Traffic compares the same twelve months a year apart, paid campaigns left out. A lead is qualified when a fleet engineer says so after the first call, as before the redesign. I asked to keep that definition, since it was the one nobody could flatter.',
  },
}
