import type { ReactNode } from 'react'
import { sentence } from '../backend/call'

/** What went wrong while asking; the last answer stays on the screen. */
export function Notice({ error }: { error: Error | null }) {
  return (
    <div role="status">
      {error && <p className="mb-6 rounded-tile bg-butter px-5 py-4 text-small">{sentence(error)}</p>}
    </div>
  )
}

interface EmptyStateProps {
  heading: ReactNode
  text: string
  children?: ReactNode
}

/** A trace that waits for its first span, and what to do so that it comes. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <section className="on-dark mt-4 grid gap-8 overflow-hidden rounded-image bg-pine-deep p-6 sm:p-10 lg:grid-cols-2 lg:items-center lg:p-14">
      <div>
        <h2 className="display text-heading">{heading}</h2>
        <p className="mt-4 max-w-[32em] text-paper/85">{text}</p>
        {children && <div className="mt-7">{children}</div>}
      </div>
      <div aria-hidden="true" className="span-mark grid gap-3 max-lg:order-first lg:order-last lg:gap-4">
        <span className="size-3 rounded-full bg-vermilion lg:size-6" />
        <span className="ml-[8%] h-3 lg:h-6 w-[46%] rounded-full border border-dashed border-paper/40" />
        <span className="ml-[22%] h-3 lg:h-6 w-[54%] rounded-full border border-dashed border-paper/40" />
        <span className="ml-[34%] h-3 lg:h-6 w-[20%] rounded-full border border-dashed border-paper/40" />
        <span className="ml-[58%] h-3 lg:h-6 w-[34%] rounded-full border border-dashed border-paper/40" />
      </div>
    </section>
  )
}
