import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/teams-app.card'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      "The working file of the managers' app: people view, approvals with their consequences, phone screens and components.",
  },
  title: accentLastWord(card.title),
  summary:
    'The people view, an approval with its consequences, the three phone screens, and the small parts with good manners.',
  embedUrl: '/embeds/design-file?file=teams-app',
  lazy: true,
  caseStudyHref: card.caseStudyUrl,
  nextHref: '/#vibecoding',
}
