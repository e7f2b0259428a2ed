import type { ReactNode } from 'react'

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
