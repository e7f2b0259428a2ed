import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/unified-tracing.card'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      'The working file of Unified Tracing: the waterfall, trace search, one span with its logs, and the anatomy of a row.',
  },
  title: accentLastWord(card.title),
  summary:
    'The waterfall, a search through trace shapes, one span with logs and profile on a shared clock, and the row that holds it all.',
  embedUrl: '/embeds/design-file?file=unified-tracing',
  caseStudyHref: card.caseStudyUrl,
}
