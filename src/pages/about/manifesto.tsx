import type { CSSProperties } from 'react'
import type { Point } from '../../../content/types'

/** The rules as one trace: each span starts where the one above is under way. A phone has no room to indent the words, too. */
export function Manifesto({ heading, items }: { heading: string; items: Point[] }) {
  return (
    <section
      aria-labelledby="manifesto-title"
      className="section-space overflow-hidden bg-vermilion text-ink [--focus:var(--color-ink)]"
    >
      <div className="column">
        <h2 id="manifesto-title" className="display mb-12 flex items-start gap-4 text-page md:mb-16">
          {heading}
          <span className="meta mt-[0.6em]" aria-hidden="true">
            × {items.length}
          </span>
        </h2>
        <ol className="grid gap-9 md:gap-12">
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              style={{ '--step': index } as CSSProperties}
              className="md:pl-[calc(var(--step)*4.5%)]"
            >
              <span
                className="span-mark mr-[-50vw] mb-4 block h-2 rounded-full bg-ink max-md:ml-[calc(var(--step)*10%)]"
                aria-hidden="true"
              />
              <div className="grid gap-x-10 gap-y-2 md:grid-cols-[3rem_1fr] lg:grid-cols-[3rem_minmax(0,1fr)_17rem]">
                <span className="meta max-md:ml-[calc(var(--step)*10%)] md:pt-3" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <h3 className="enters display text-heading">{title}</h3>
                <p className="max-w-[26.5em] md:col-start-2 lg:col-start-3 lg:pt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
