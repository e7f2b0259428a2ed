import type { Block, CaseStudy, RichText } from '../../../content/types'
import { studySections } from './sections'

/** How fast people read a text of this kind on a screen. */
const WORDS_PER_MINUTE = 220

/** Whole minutes that the study's text takes, one at least. */
export function readingMinutes(
  study: Pick<CaseStudy, 'challenge' | 'solution' | 'metrics' | 'process' | 'enterpriseValue'>,
): number {
  const sections = studySections(study)
  const blocks = sections.flatMap(({ blocks = [] }) => blocks)
  const metrics = sections.flatMap(({ metrics = [] }) =>
    metrics.map(({ metric, description, detail }) => `${metric} ${description} ${detail}`),
  )
  const words = [...blocks.map(blockText), ...metrics].join(' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'figure':
    case 'evidence':
      return block.figure.caption
    case 'comparison':
      return block.caption
    case 'note':
      return `${block.title} ${wordsOf(block.text)}`
    case 'points':
      return block.points.map(({ title, text }) => `${title} ${wordsOf(text)}`).join(' ')
    case 'stats':
      return block.stats.map(({ value, label }) => `${value} ${label}`).join(' ')
    case 'quote':
      return `${wordsOf(block.text)} ${block.by}`
    case 'text':
      return wordsOf(block.text)
    case 'list':
      return block.items.map(wordsOf).join(' ')
    default:
      return ''
  }
}

function wordsOf(text: RichText): string {
  if (typeof text === 'string') return text
  return text
    .map((node) => (typeof node === 'string' ? node : 'children' in node ? wordsOf(node.children) : ' '))
    .join('')
}
