import type { ProjectPageContent } from '../../../content/types'

interface ProjectImpactProps {
  impact: ProjectPageContent['impact']
  /** Ground and text of the band. */
  band: string
}

const STEPS = ['', 'lg:mt-14', 'lg:mt-28']

/** Large figures that step down, each under its span. */
export function ProjectImpact({ impact, band }: ProjectImpactProps) {
  return (
    <section aria-labelledby="impact" className={band}>
      <div className="column section-space">
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
          <h2 id="impact" className="display text-heading lg:col-span-5">
            Impact
          </h2>
          <p className="max-w-[32em] text-lead lg:col-span-7">{impact.text}</p>
        </div>
        <dl className="mt-14 flex flex-wrap gap-x-12 gap-y-10 lg:mt-20 lg:justify-between">
          {impact.stats.map(({ value, label }, index) => (
            <div key={label} className={`flex flex-col-reverse justify-end ${STEPS[index % STEPS.length]}`}>
              <dt className="mt-4 max-w-[18ch] text-lead">{label}</dt>
              <dd className="display text-figure whitespace-nowrap">
                <span
                  className="span-mark mb-6 block h-1.5 w-full min-w-32 rounded-full bg-current"
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
