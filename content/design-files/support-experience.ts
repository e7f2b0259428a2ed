import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/support-experience.card'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      'The working file of the support redesign: help home, guided diagnosis, handover to an engineer and phone screens.',
  },
  title: accentLastWord(card.title),
  summary:
    'One case from the first question to the fix: help home, guided diagnosis, the engineer’s desk, and the same on a phone.',
  embedUrl: '/embeds/design-file?file=support-experience',
  caseStudyHref: card.caseStudyUrl,
}
