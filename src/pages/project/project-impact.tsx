import { projectPage } from '../../../content/project-page'
import type { ProjectPageContent } from '../../../content/types'
import { RichText } from '../../components/rich-text'

interface ProjectImpactProps {
  impact: ProjectPageContent['impact']
  /** Ground and text of the band. */
  band: string
}

const STEPS = ['', 'md:mt-7 lg:mt-14', 'md:mt-14 lg:mt-28']
const LENGTHS = ['w-full', 'w-4/5', 'w-3/5']

/** As many columns as there are figures: the text begins where the second one does. */
export function ProjectImpact({ impact, band }: ProjectImpactProps) {
  const { stats, text } = impact
  const columns = stats.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'
  return (
    <section aria-labelledby="impact" className={band}>
      <div className={`column section-space grid gap-x-6 gap-y-5 lg:gap-x-10 ${columns}`}>
        <h2 id="impact" className="enters display text-heading">
          {projectPage.impact}
        </h2>
        <p className="max-w-[32em] text-lead md:col-start-2 md:-col-end-1">
          <RichText text={text} />
        </p>
        <dl className="col-span-full mt-9 grid grid-cols-subgrid gap-y-10 lg:mt-14">
          {stats.map(({ value, label }, index) => (
            <div key={label} className={`flex flex-col-reverse justify-end ${STEPS[index % STEPS.length]}`}>
              <dt className="mt-4 max-w-[12em] text-lead">{label}</dt>
              <dd className="enters display text-figure whitespace-nowrap md:text-[clamp(3.5rem,7.6vw,7.5rem)]">
                <span
                  className={`draws span-mark mb-6 block h-1.5 rounded-full bg-current ${LENGTHS[index % LENGTHS.length]}`}
                  aria-hidden="true"
                />
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
