import type { ReactNode } from 'react'

interface ReadingSectionProps {
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** A part of the long text: on wide screens it leaves the first quarter to the section index. */
export function ReadingSection({ id, title, className = '', children }: ReadingSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`lg:scroll-mt-0 outline-none ${className}`}
    >
      <div className="column section-space lg:grid lg:grid-cols-4 lg:gap-x-10">
        <div className="min-w-0 lg:col-span-3 lg:col-start-2">
          <h2 id={`${id}-title`} className="enters display mb-7 text-heading">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  )
}
