import type { ReactNode } from 'react'
import { studyPage } from '../../../content/study-page'
import type { CaseStudyHeader } from '../../../content/types'

const NAMES = studyPage.facts

/** Who, how long, with what: one row in mono. */
export function CaseStudyFacts({ header }: { header: CaseStudyHeader }) {
  return (
    <dl className="column grid grid-cols-2 gap-x-6 gap-y-7 pt-28 lg:grid-cols-[2fr_3fr_4fr_3fr] lg:gap-x-10">
      <Fact name={NAMES.duration}>{header.duration}</Fact>
      <Fact name={NAMES.role}>{header.role}</Fact>
      {header.team.length > 0 && (
        <Fact name={NAMES.team} wide>
          {header.team.join(', ')}
        </Fact>
      )}
      {header.technologies.length > 0 && (
        <Fact name={NAMES.technologies} wide>
          {header.technologies.join(', ')}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`meta border-t border-ink/20 pt-3.5 ${wide ? 'max-md:col-span-2' : ''}`}>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mt-1.5 max-w-[29em] text-small">{children}</dd>
    </div>
  )
}
