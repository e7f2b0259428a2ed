import type { ReactNode } from 'react'

interface PanelProps {
  id: string
  heading: string
  className: string
  /** Stands beside the heading, below it where there is no room. */
  aside?: ReactNode
  children: ReactNode
}

/** One field of the instrument. */
export function Panel({ id, heading, className, aside, children }: PanelProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`flex min-w-0 flex-col break-inside-avoid bg-pine-deep p-5 md:p-8 ${className}`}
    >
      <div className="meta mb-5 flex flex-wrap justify-between gap-x-8 gap-y-3">
        <h2 id={`${id}-heading`} className="text-paper/75">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
