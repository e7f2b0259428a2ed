import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/teams-app.card'
import approvals from '../images/case-studies/teams-app-approvals-part.webp?picture'
import components from '../images/case-studies/teams-app-components-part.webp?picture'
import phone from '../images/case-studies/teams-app-phone-part.webp?picture'
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
  closeUps: [
    {
      picture: approvals,
      alt: 'List “Four waiting, one needs thought”: days off with a warning, a receipt, read access and a course.',
      caption: 'Three can be waved through. One asks for a minute.',
      phone: 'whole',
    },
    {
      picture: phone,
      alt: 'Phone screen of a one-to-one: a bar of four topics, and the present one on coral with a note that both can see.',
      caption: 'A talk, and its minutes as a bar.',
      phone: 'whole',
    },
    {
      picture: components,
      alt: 'An agenda item in four states on plum: waiting, now with its time left, done with what was agreed, carried over.',
      caption: 'One agenda item through its states.',
      phone: 'whole',
    },
  ],
}
