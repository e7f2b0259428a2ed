import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
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

interface SectionTitleProps {
  id: string
  /** How many things it holds. */
  count?: number
  children: ReactNode
}

export function SectionTitle({ id, count, children }: SectionTitleProps) {
  return (
    <h2 id={id} className="display mb-6 flex items-baseline gap-3 text-title">
      {children}
      {count !== undefined && <span className="meta font-normal text-ink-soft">{count}</span>}
    </h2>
  )
}

/** Back to the list that a screen is one of. */
export function UpLink({
  to,
  className = '',
  children,
}: {
  to: string
  className?: string
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      className={`meta -mt-3 mb-5 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink ${className}`}
    >
      <IconArrowLeft aria-hidden="true" size={16} /> {children}
    </Link>
  )
}
