import type { ReactNode } from 'react'

/** A small label: technology, category, date. A pill on one line, a tile when a long one takes two. */
export function Tag({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`meta inline-flex items-center rounded-[0.9375rem] border border-current/20 px-3 py-1 ${className}`}
    >
      {children}
    </span>
  )
}
