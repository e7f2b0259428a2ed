import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/unified-tracing.card'
import components from '../images/case-studies/unified-tracing-components-part.webp?picture'
import spanLogs from '../images/case-studies/unified-tracing-span-logs-part.webp?picture'
import trace from '../images/case-studies/unified-tracing-trace-part.webp?picture'
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
  closeUps: [
    {
      picture: trace,
      alt: 'Panel of one span: the likely cause with two buttons, and a chart of latency whose tail is red.',
      caption: 'A likely cause, and the button that leads to it.',
      phone: 'whole',
    },
    {
      picture: components,
      alt: 'Sheet of eight team hues, each with a bright and a dark half, and the marks for work, for an error and for order.',
      caption: 'Eight hues for teams, two shades for time.',
      phone: 'whole',
    },
    {
      picture: spanLogs,
      alt: 'A yellow cursor crosses bars, a note and a red curve at one instant.',
      caption: 'One cursor through four bands, all at one instant.',
      phone: 'whole',
    },
  ],
}
