import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/trace-flow-map.card'
import compare from '../images/case-studies/trace-flow-map-compare-part.webp?picture'
import onCallPhone from '../images/case-studies/trace-flow-map-on-call-phone-part.webp?picture'
import path from '../images/case-studies/trace-flow-map-path-part.webp?picture'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      'The working file of the Trace Flow Map: the live map, deploy comparison, service detail, phone screens and parts.',
  },
  title: accentLastWord(card.title),
  summary:
    'The map in production, a deploy before and after, the failing service up close, the on-call phone, and the parts they share.',
  embedUrl: '/embeds/design-file?file=trace-flow-map',
  caseStudyHref: card.caseStudyUrl,
  closeUps: [
    {
      picture: onCallPhone,
      alt: 'Lock screen of a phone: orders fail at inventory, a row of bars turns red at its end, two answers below.',
      caption: 'What the pager says before you unlock anything.',
      phone: 'whole',
    },
    {
      picture: path,
      alt: 'Detail of the map: red inventory sends a solid and a dashed band to stock-db, payments a thin one to the acquirer.',
      caption: 'Red fails, dashes repeat, width is traffic.',
      phone: 'whole',
    },
    {
      picture: compare,
      alt: 'Two moments laid over each other: the bands to stock-db have grown, the one to the acquirer has lost a part.',
      caption: 'Then is dashed, now is solid, the difference stands in words.',
      phone: 'whole',
    },
  ],
}
