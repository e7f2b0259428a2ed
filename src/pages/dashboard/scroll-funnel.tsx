import type { FunnelStep } from './chart-data'

interface ScrollFunnelProps {
  steps: FunnelStep[]
  views: number
  /** Mean depth in percent. */
  average: number
  words: { average: string; note: string }
}

/** How many page views came how far down: the spans shorten where readers leave. The rows share the panel's height. */
export function ScrollFunnel({ steps, views, average, words }: ScrollFunnelProps) {
  // The log forgets its oldest events, so that a depth can be left without its view.
  const most = Math.max(1, views, ...steps.map(({ reached }) => reached))
  return (
    <div className="flex grow flex-col gap-5 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-8">
      <p className="flex items-baseline gap-3 md:max-lg:flex-col md:max-lg:gap-1">
        <span className="font-mono text-heading tracking-tighter">{average}%</span>
        <span className="meta text-paper/75">{words.average}</span>
      </p>
      <div className="flex grow flex-col">
        <dl className="grid grow auto-rows-fr gap-2">
          {steps.map(({ depth, reached }, index) => (
            <div
              key={depth}
              className="meta relative isolate flex min-h-8 items-center justify-between overflow-hidden rounded-[0.1875rem] bg-paper/6 px-3"
            >
              <dt>
                <span
                  aria-hidden="true"
                  style={{ width: `${(reached / most) * 100}%` }}
                  className={`span-mark absolute inset-y-0 left-0 -z-10 ${index === steps.length - 1 ? 'bg-ember' : 'bg-pine-soft'}`}
                />
                {depth}%
              </dt>
              <dd>{reached}</dd>
            </div>
          ))}
        </dl>
        <p className="meta mt-3 text-paper/75">{words.note}</p>
      </div>
    </div>
  )
}
