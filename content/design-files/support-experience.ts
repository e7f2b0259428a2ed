import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/support-experience.card'
import guidedDiagnosis from '../images/case-studies/support-experience-guided-diagnosis-part.webp?picture'
import handoff from '../images/case-studies/support-experience-handoff-part.webp?picture'
import phone from '../images/case-studies/support-experience-phone-part.webp?picture'
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
  closeUps: [
    {
      picture: guidedDiagnosis,
      alt: 'Four questions on slate: three are answered and can be changed, the fourth offers kinds of gateway, each with its share of such cases.',
      caption: 'Each answer says how often it was the one.',
      phone: 'whole',
    },
    {
      picture: phone,
      alt: 'Phone screen “Three fine, one found”: four checks with what each has read; the last has failed and is red.',
      caption: 'The same checks, in the hand of whoever is on call.',
      phone: 'whole',
    },
    {
      picture: handoff,
      alt: 'A case told in three sentences, then what the customer wants, runs, allows and did not try.',
      caption: 'The handover, short enough to be read aloud.',
      phone: 'whole',
    },
  ],
}
