import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/ht-design-system.card'
import adoption from '../images/case-studies/ht-design-system-adoption-part.webp?picture'
import buttons from '../images/case-studies/ht-design-system-buttons-part.webp?picture'
import tokens from '../images/case-studies/ht-design-system-tokens-part.webp?picture'
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
  closeUps: [
    {
      picture: buttons,
      alt: 'Page titled Button on brick red: a large green Send offer with its measures and six numbered parts.',
      caption: 'The button, measured. Its rule comes first: one verb, one outcome.',
      phone: 'whole',
    },
    {
      picture: adoption,
      alt: 'Six colored bands, one for each product, rise from release to release.',
      caption: 'Screens on the system, band by band, release by release.',
      phone: 'whole',
    },
    {
      picture: tokens,
      alt: 'A candidate’s card by day, beside the four aliases that it is painted with.',
      caption: 'One card, and the four names behind its colors.',
      phone: 'whole',
    },
  ],
}
