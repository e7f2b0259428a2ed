import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/adaptive-email.card'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      'The working file of adaptive email: one message on three screens, six cards, the composer and the client matrix.',
  },
  title: accentLastWord(card.title),
  summary:
    'One message on three screens, the six cards, the composer with its marked facts, and sixteen mail clients against ten promises.',
  embedUrl: '/embeds/design-file?file=adaptive-email',
  caseStudyHref: card.caseStudyUrl,
}
