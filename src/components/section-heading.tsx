import type { AccentedText } from '../../content/types'
import { Accented } from './ui/accented'
import { SpanMark } from './ui/span-mark'

interface SectionHeadingProps {
  id: string
  title: AccentedText
  /** How many things the section holds. */
  count?: number
  /** What is counted, in the mono line. */
  label: string
  intro?: string
  /** Stands close above what it heads. */
  close?: boolean
}

/** How each section begins: a span, a mono label with a count, the title, one sentence. */
export function SectionHeading({ id, title, count, label, intro, close = false }: SectionHeadingProps) {
  return (
    <header
      className={`grid gap-x-10 lg:grid-cols-12 lg:items-end ${close ? 'mb-6 gap-y-3' : 'mb-10 gap-y-5 md:mb-14'}`}
    >
      <div className="lg:col-span-7">
        <p className="meta mb-4 flex items-center gap-3 text-current/75">
          <SpanMark className="draws w-10" />
          {label}
          {count !== undefined && ` — ${count}`}
        </p>
        <h2 id={id} className="enters display text-heading">
          <Accented text={title} />
        </h2>
      </div>
      {intro && (
        <p className="max-w-[30.5em] text-lead text-current/80 lg:col-span-5 lg:justify-self-end">{intro}</p>
      )}
    </header>
  )
}
