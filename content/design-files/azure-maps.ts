import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/azure-maps.card'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      'The working file of the maps platform: documentation with live maps, route playground, style editor, usage and markers.',
  },
  title: accentLastWord(card.title),
  summary:
    'Documentation beside a live map, the route playground, the style editor with its exploded layers, and a month of usage.',
  embedUrl: '/embeds/design-file?file=azure-maps',
  caseStudyHref: card.caseStudyUrl,
}
