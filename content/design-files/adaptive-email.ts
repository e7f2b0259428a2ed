import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/adaptive-email.card'
import approval from '../images/case-studies/adaptive-email-cards-part.webp?picture'
import composer from '../images/case-studies/adaptive-email-composer-part.webp?picture'
import matrix from '../images/case-studies/adaptive-email-matrix-part.webp?picture'
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
  closeUps: [
    {
      picture: approval,
      alt: 'Approval card on coral: an offsite in Lisbon, its sum against what is left, three lines of cost and three answers.',
      caption: 'Approval, one of the six cards.',
      phone: 'whole',
    },
    {
      picture: composer,
      alt: 'The letter as Outlook for Windows draws it: three sentences, a box with the sum, two buttons and a line from Finance.',
      caption: 'The same letter where mail is drawn by a word processor.',
      phone: 'whole',
    },
    {
      picture: matrix,
      alt: 'One cell of the client matrix: two buttons as they were sent, and below them with the square corners of Outlook 2016.',
      caption: 'One cell of the matrix, opened.',
      phone: 'whole',
    },
  ],
}
