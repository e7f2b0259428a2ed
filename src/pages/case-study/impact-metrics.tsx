import type { ImpactMetric } from '../../../content/types'

/** At this size the space before a figure shows: little before these, more before the round ones. */
const STRAIGHT = /^[1347]/
/** Up to so many characters a figure has the full size; a longer one, like `11 minutes`, is fitted to the width. */
const FULL_SIZE = 4
const FITTED_VW = 120
/** The figures below stand in columns. */
const ON_ONE_LINE = 6

interface ImpactMetricsProps {
  id: string
  title: string
  /** One at least. */
  metrics: ImpactMetric[]
  /** Ground and text of the band. */
  band: string
}

/** The first result fills the screen; the others step down like nested spans. */
export function ImpactMetrics({ id, title, metrics, band }: ImpactMetricsProps) {
  const [first, ...others] = metrics
  if (!first) return null
  return (
    // Above the section index, which passes behind the band.
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`relative z-20 lg:scroll-mt-0 outline-none ${band}`}
    >
      <div className="column section-space">
        <h2 id={`${id}-title`} className="enters display text-heading">
          {title}
        </h2>
        <ul className="mt-10 grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-10">
          <li
            data-metric
            className="flex break-inside-avoid flex-wrap items-end gap-x-8 gap-y-6 md:col-span-3 lg:gap-x-12"
          >
            <p
              style={first.metric.length > FULL_SIZE ? fitted(first.metric) : undefined}
              className={`enters display text-[min(40vw,11rem)] leading-[0.82] tracking-[-0.035em] whitespace-nowrap md:text-[min(32vw,30rem)] ${STRAIGHT.test(first.metric) ? '-ml-[0.012em]' : '-ml-[0.027em]'}`}
            >
              {first.metric}
            </p>
            <MetricWords metric={first} className="grow basis-52 lg:pb-6" />
          </li>
          {others.map((metric, index) => (
            <li
              key={metric.description}
              data-metric
              className={`break-inside-avoid ${STEPS[index % STEPS.length]}`}
            >
              <span
                className={`draws span-mark mb-6 block h-1.5 rounded-full bg-current ${LENGTHS[index % LENGTHS.length]}`}
                aria-hidden="true"
              />
              <p
                className={`enters display mb-5 ${metric.metric.length > ON_ONE_LINE ? 'text-heading text-balance' : 'text-figure whitespace-nowrap'}`}
              >
                {metric.metric}
              </p>
              <MetricWords metric={metric} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const STEPS = ['lg:mt-10', 'md:mt-7 lg:mt-24', 'md:mt-14 lg:mt-38']
const LENGTHS = ['w-full', 'w-4/5', 'w-3/5']

function fitted(metric: string) {
  return { fontSize: `min(${Math.round(FITTED_VW / metric.length)}vw, 30rem)` }
}

function MetricWords({ metric, className = '' }: { metric: ImpactMetric; className?: string }) {
  return (
    <div className={className}>
      <p className="display max-w-[9em] text-title">{metric.description}</p>
      <p className="mt-3 max-w-[24em] text-small">{metric.detail}</p>
    </div>
  )
}
