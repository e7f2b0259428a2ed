import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/trace-flow-map.card'
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
}
