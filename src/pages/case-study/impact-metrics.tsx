import type { CaseStudy, ImpactMetric } from '../../../content/types'

interface ImpactMetricsProps {
  id: string
  title: string
  metrics: CaseStudy['metrics']
  /** Ground and text of the band. */
  band: string
}

/** The first result fills the screen; the other three step down like nested spans. */
export function ImpactMetrics({ id, title, metrics, band }: ImpactMetricsProps) {
  const [first, ...others] = metrics
  return (
    // Above the section index, which passes behind the band.
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`relative z-20 lg:scroll-mt-0 outline-none ${band}`}
    >
      <div className="column section-space">
        <h2 id={`${id}-title`} className="display text-heading">
          {title}
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-12 lg:mt-6 lg:grid-cols-12">
          <li
            data-metric
            className="flex break-inside-avoid flex-wrap items-end gap-x-12 gap-y-6 lg:col-span-12"
          >
            <p className="display -ml-[0.03em] text-[clamp(7rem,25vw,23rem)] leading-[0.82] tracking-[-0.035em] whitespace-nowrap">
              {first.metric}
            </p>
            <MetricWords metric={first} className="lg:pb-6" />
          </li>
          {others.map((metric, index) => (
            <li
              key={metric.description}
              data-metric
              className={`break-inside-avoid md:max-lg:grid md:max-lg:grid-cols-[3fr_2fr] lg:col-span-4 ${STEPS[index]}`}
            >
              <span
                className={`span-mark col-span-full mb-6 block h-1.5 rounded-full bg-current ${LENGTHS[index]}`}
                aria-hidden="true"
              />
              <p className="display mb-5 text-figure whitespace-nowrap">{metric.metric}</p>
              <MetricWords metric={metric} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const STEPS = ['lg:mt-10', 'lg:mt-24', 'lg:mt-38']
const LENGTHS = ['w-full', 'w-4/5', 'w-3/5']

function MetricWords({ metric, className = '' }: { metric: ImpactMetric; className?: string }) {
  return (
    <div className={className}>
      <p className="display max-w-[16ch] text-title">{metric.description}</p>
      <p className="mt-3 max-w-[36ch] text-small">{metric.detail}</p>
    </div>
  )
}
