import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/azure-maps.card'
import playground from '../images/case-studies/azure-maps-playground-part.webp?picture'
import styleEditor from '../images/case-studies/azure-maps-style-editor-part.webp?picture'
import usage from '../images/case-studies/azure-maps-usage-part.webp?picture'
import type { DesignFile } from '../types'

export const file: DesignFile = {
  kind: 'frame',
  slug: card.id,
  seo: {
    title: `${card.title}: design file`,
    description:
      'The working file of the maps platform: documentation with live maps, route playground, style editor, usage and markers.',
  },
  title: accentLastWord(card.title),
  summary:
    'Documentation beside a live map, the route playground, the style editor with its exploded layers, and a month of usage.',
  embedUrl: '/embeds/design-file?file=azure-maps',
  caseStudyHref: card.caseStudyUrl,
  closeUps: [
    {
      picture: styleEditor,
      alt: 'Panel for the fill of water: a falling curve of lightness over four zoom levels, and a swatch for each.',
      caption: 'Water gets darker as you come closer.',
      phone: 'whole',
    },
    {
      picture: playground,
      alt: 'A red route crosses a river by Salt bridge, where a label states its limits, and ends at a pin in Linden.',
      caption: 'A truck’s route knows what a bridge can carry.',
      phone: 'whole',
    },
    {
      picture: usage,
      alt: 'The calls of a month stacked like a landscape: solid up to today, hatched from there on.',
      caption: 'Solid is what happened. Hatched is what we expect.',
      phone: 'whole',
    },
  ],
}
