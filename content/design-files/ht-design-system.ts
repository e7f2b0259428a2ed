import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/ht-design-system.card'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      'The working file of the hearthtable system: tokens, buttons, forms, the adoption board and the pipeline built with them.',
  },
  title: accentLastWord(card.title),
  summary:
    'The system on one sheet, then tokens, buttons and forms in full, and the candidate pipeline that was built with them.',
  embedUrl: '/embeds/design-file?file=ht-design-system',
  caseStudyHref: card.caseStudyUrl,
}
