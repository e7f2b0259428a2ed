import type { Stat } from '../../../content/types'
import { SpanMark } from '../../components/ui/span-mark'

interface AboutCardProps {
  heading: string
  paragraphs: string[]
  facts: Stat[]
}

/** The card lies half on the hero; the facts stand beside it as figures. */
export function AboutCard({ heading, paragraphs, facts }: AboutCardProps) {
  const [first, ...rest] = paragraphs
  return (
    <section aria-labelledby="about-me-title" className="column relative pb-20 md:pb-32">
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="-mt-8 rounded-image bg-bone p-7 shadow-card sm:p-10 md:-mt-20 lg:col-span-8 lg:p-14">
          <h2 id="about-me-title" className="meta mb-6 flex items-center gap-3 text-ink-soft">
            <SpanMark />
            {heading}
          </h2>
          <p className="display max-w-[19em] text-title leading-[1.25] text-balance md:text-[2rem] md:leading-[1.2] xl:text-[2.375rem]">
            {first}
          </p>
          <div className="mt-8 grid gap-x-10 gap-y-4 md:grid-cols-[4fr_3fr]">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {facts.length > 0 && (
          <dl className="grid content-end gap-x-8 gap-y-6 sm:grid-cols-3 lg:col-span-4 lg:grid-cols-1 lg:pl-6">
            {facts.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-line pt-4 lg:first:border-t-0"
              >
                <dt className="meta text-ink-soft">{label}</dt>
                <dd className="enters display mb-2 text-figure text-ember lg:text-[6.25rem]">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
