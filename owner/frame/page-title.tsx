import type { ReactNode } from 'react'
import { SpanMark } from '../../src/components/ui/span-mark'

interface PageTitleProps {
  label: string
  children: ReactNode
  /** One line below the title. */
  intro?: ReactNode
  /** Stands beside the title, below it where there is no room. */
  aside?: ReactNode
}

/** How each screen begins. The heading takes the focus when one comes here. */
export function PageTitle({ label, children, intro, aside }: PageTitleProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:mb-10">
      <div className="min-w-0">
        <p className="meta mb-3 flex items-center gap-3 text-ink-soft">
          <SpanMark />
          {label}
        </p>
        <h1 tabIndex={-1} className="display text-heading outline-none">
          {children}
        </h1>
        {intro && <p className="mt-3 text-lead text-ink-soft">{intro}</p>}
      </div>
      {aside}
    </header>
  )
}
