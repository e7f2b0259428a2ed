import type { ReactNode } from 'react'

interface PanelProps {
  id: string
  heading: string
  className: string
  children: ReactNode
}

/** One field of the instrument. */
export function Panel({ id, heading, className, children }: PanelProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`min-w-0 break-inside-avoid bg-pine-deep p-5 md:p-8 ${className}`}
    >
      <h2 id={`${id}-heading`} className="meta mb-5 text-paper/75">
        {heading}
      </h2>
      {children}
    </section>
  )
}
