import { accentLastWord } from '../accent-last-word'
import { card } from '../case-studies/ai-creative-exploration.card'
import { counted, sentence } from '../counted'
import rakedSand from '../images/ai/09-raked-sand.webp?picture'
import draped from '../images/ai/10-draped.webp?picture'
import orrery from '../images/ai/11-orrery.webp?picture'
import lenses from '../images/ai/12-lenses.webp?picture'
import resinLayers from '../images/ai/13-resin-layers.webp?picture'
import signalField from '../images/ai/14-signal-field.webp?picture'
import quietCity from '../images/ai/15-quiet-city.webp?picture'
import paperRange from '../images/ai/16-paper-range.webp?picture'
import reededMorning from '../images/ai/17-reeded-morning.webp?picture'
import type { AiConcept, DesignFile } from '../types'

/** The pictures of the AI gallery, in an order in which neighbors differ in color. */
const galleryImages: AiConcept[] = [
  {
    id: 'raked-sand',
    title: 'Raked sand',
    category: 'illustrations',
    description:
      'Furrows ring two stones and one vermilion sphere. Where two patterns meet, one has to give way.',
    image: rakedSand,
    prompt:
      'dry garden of pale bone sand, raked rings running into each other, two dark mottled stones, a single vermilion ball, light almost level with the ground, high three-quarter angle',
    tags: ['sand', 'pattern', 'bone'],
  },
  {
    id: 'draped',
    title: 'Draped',
    category: 'illustrations',
    description: 'One cloth over three hidden spheres. A test of how much form is left in a single color.',
    image: draped,
    prompt:
      'three spheres under one heavy vermilion felt blanket, deep folds, wall and floor in the same red, flat butter disc behind, one small white ball on the right, soft light from the side',
    tags: ['felt', 'monochrome', 'vermilion'],
  },
  {
    id: 'orrery',
    title: 'Orrery',
    category: 'illustrations',
    description:
      'Brass and bone rings around a glowing core. I draw dependencies like this before I draw them flat.',
    image: orrery,
    prompt:
      'table orrery, thin brass rings and one white band tilted around a lit orange core, five small planets, stepped round base, pine-green studio, photographed like a museum piece',
    tags: ['brass', 'systems', 'pine'],
  },
  {
    id: 'lenses',
    title: 'Lenses',
    category: 'illustrations',
    description: 'Two lenses and a glass ball bend the same rods three ways. The view is part of the data.',
    image: lenses,
    prompt:
      'two thick lenses and a crystal ball on a butter-yellow sweep, colored rods behind them bent and turned over by the glass, a clear orange resin bar, low sun from the back, light pooling on the floor',
    tags: ['glass', 'refraction', 'butter'],
  },
  {
    id: 'resin-layers',
    title: 'Resin layers',
    category: 'illustrations',
    description:
      'Five cast slabs, pine to coral, with light inside. It became my sketch for a layered architecture.',
    image: resinLayers,
    prompt:
      'five see-through resin slabs piled a little askew, from dark green at the foot through teal, sky and amber to coral, orange ball on top, yellow ring leaning on a white disc, pale blue backdrop, upright',
    tags: ['resin', 'layers', 'sky'],
  },
  {
    id: 'signal-field',
    title: 'Signal field',
    category: 'illustrations',
    description: 'A wave crosses a field of pins. Color carries height, so the picture reads like a heatmap.',
    image: signalField,
    prompt:
      'endless field of thin pins with round heads, one pressure wave lifting them, heads going from green over bone and amber to vermilion as they rise, black-green night, very sharp',
    tags: ['data', 'lacquer', 'ink'],
  },
  {
    id: 'quiet-city',
    title: 'Quiet city',
    category: 'illustrations',
    description:
      'A city of rounded blocks on a blue river. Only a few have color, and those are the ones you count.',
    image: quietCity,
    prompt:
      'model city of soft-edged blocks, nearly all bone white, a handful in vermilion, butter, sky and pine, a flat blue river between them, long late shadows, seen from high up at an angle',
    tags: ['city', 'matte paint', 'bone'],
  },
  {
    id: 'paper-range',
    title: 'Paper range',
    category: 'illustrations',
    description: 'Folded mountains in haze before a sun that is far too large. Haze does the layering.',
    image: paperRange,
    prompt:
      'mountains folded from green paper, layer behind layer in thin haze, one white peak before a huge vermilion sun, a low bank of cloud, wide and very still',
    tags: ['paper', 'haze', 'sage'],
  },
  {
    id: 'reeded-morning',
    title: 'Reeded morning',
    category: 'illustrations',
    description: 'An arch and a sun, half of each behind fluted glass. Hidden and shown in the same frame.',
    image: reededMorning,
    prompt:
      'pane of ribbed glass standing in front of half a vermilion arch and a yellow sun on a column, the ribs cutting both into strips, green and white plinth on the left, sky-blue room, clean morning light, upright',
    tags: ['reeded glass', 'arch', 'sky'],
  },
]

const pictures = sentence(counted(galleryImages.length, 'picture', 'pictures'))

export const file: DesignFile = {
  kind: 'gallery',
  slug: card.id,
  seo: {
    title: `${card.title}: gallery`,
    description: `${pictures} made with image models in one palette and one low light, each with the prompt that led to it.`,
  },
  title: accentLastWord(card.title),
  summary: `${pictures}, one palette, one low sun. Each stands with the prompt that led to it.`,
  caseStudyHref: card.caseStudyUrl,
  images: galleryImages,
  callToAction: {
    heading: 'Need a picture of something that has no shape?',
    text: 'Systems, risk, waiting, trust: I like the subjects that cameras can’t find.',
    label: 'Get in Touch',
    href: '/contact',
  },
}
