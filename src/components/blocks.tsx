import type { ReactNode } from 'react'
import type { Block, Figure, Point, RichText as RichTextContent, Stat } from '../../content/types'
import { Comparison } from './comparison'
import { CaptionedFigure } from './figure'
import { RareBlockView } from './rare-blocks'
import { RichText } from './rich-text'
import { SpanMark } from './ui/span-mark'

interface BlocksProps {
  blocks: Block[]
  /** How wide figures stand on the page, as in the `sizes` attribute. */
  figureSizes: string
  /** What takes the place of a figure that can be played. */
  playable?: (figure: Figure, play: string) => ReactNode
}

/** A text in its reading order: a narrow column, from which figures, points and quotes break out wide. */
export function Blocks({ blocks, figureSizes, playable }: BlocksProps) {
  // A paragraph opens the text even below a picture or figures.
  const opening = blocks.find(({ kind }) => kind !== 'figure' && kind !== 'stats')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 *:first:mt-0">
      {blocks.map((block, index) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: A text never changes its order.
          key={index}
          block={block}
          lead={block === opening}
          figureSizes={figureSizes}
          playable={playable}
        />
      ))}
    </div>
  )
}

interface BlockViewProps extends Omit<BlocksProps, 'blocks'> {
  block: Block
  /** The first paragraph is set larger. */
  lead: boolean
}

function BlockView({ block, lead, figureSizes, playable }: BlockViewProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={lead ? 'mb-2 max-w-[32em] text-lead' : 'max-w-[37rem]'}>
          <RichText text={block.text} />
        </p>
      )
    case 'figure':
      if (block.play && playable) return playable(block.figure, block.play)
      return <CaptionedFigure figure={block.figure} sizes={figureSizes} className="my-6 lg:my-10" />
    case 'evidence':
      return <Piece label={block.label} figure={block.figure} sizes={figureSizes} />
    case 'comparison':
      return <Comparison {...block} sizes={figureSizes} />
    case 'note':
      return <Note title={block.title} text={block.text} />
    case 'points':
      return <PointRows points={block.points} />
    case 'stats':
      return <Stats stats={block.stats} />
    case 'quote':
      return <PullQuote {...block} />
    default:
      return <RareBlockView block={block} />
  }
}

/** A piece of evidence is pinned to the page: its label sits on its edge. */
function Piece({ label, figure, sizes }: { label: string; figure: Figure; sizes: string }) {
  return (
    <div className="relative my-6 lg:my-10">
      <p className="meta absolute -top-3.5 left-0 z-10 rounded-full bg-ink px-3.5 py-1 text-paper md:left-7">
        {label}
      </p>
      <CaptionedFigure figure={figure} sizes={sizes} />
    </div>
  )
}

function Note({ title, text }: Point<RichTextContent>) {
  return (
    <div className="my-4 max-w-[37rem] border-l-[3px] border-vermilion pl-5 lg:my-6 lg:pl-7">
      <h3 className="display text-title">{title}</h3>
      <p className="mt-2.5">
        <RichText text={text} />
      </p>
    </div>
  )
}

function PointRows({ points }: { points: Point<RichTextContent>[] }) {
  return (
    <ul className="my-4 border-b border-current/15 lg:my-8">
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-t border-current/15 py-6 md:grid-cols-[2fr_3fr] lg:py-8"
        >
          <h3 className="display text-title">{title}</h3>
          <p className="max-w-[34rem]">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

const STEPS = ['', 'sm:mt-5', 'sm:mt-10']

/** Figures step down like nested spans. */
function Stats({ stats }: { stats: Stat[] }) {
  return (
    <dl className="my-4 grid gap-x-10 gap-y-8 sm:grid-cols-3 lg:my-8">
      {stats.map(({ value, label }, index) => (
        <div key={label} className={`flex flex-col-reverse justify-end ${STEPS[index % STEPS.length]}`}>
          <dt className="meta mt-2 max-w-[17em] text-pretty text-current/80">{label}</dt>
          <dd className="enters display text-heading whitespace-nowrap text-ember">
            <span className="mb-4 block leading-none">
              <SpanMark />
            </span>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PullQuote({ text, by, lang, dir }: Extract<Block, { kind: 'quote' }>) {
  return (
    <figure className="enters my-8 lg:my-14">
      <blockquote
        lang={lang}
        dir={dir ?? 'auto'}
        className="accent-serif max-w-[20em] text-heading text-balance"
      >
        “<RichText text={text} />”
      </blockquote>
      <figcaption className="meta mt-6 flex items-center gap-3 text-current/80">
        <SpanMark />
        {by}
      </figcaption>
    </figure>
  )
}
