import type { ReactNode } from 'react'

/** A small label: technology, category, date. */
export function Tag({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`meta inline-flex items-center rounded-full border border-current/20 px-3 py-1 ${className}`}
    >
      {children}
    </span>
  )
}
