import type { FunnelStep } from './chart-data'

const WIDTH = 300
const ROW = 38

interface ScrollFunnelProps {
  steps: FunnelStep[]
  views: number
  /** Mean depth in percent. */
  average: number
  words: { average: string; note: string }
}

/** How many page views came how far down: the spans shorten where readers leave. */
export function ScrollFunnel({ steps, views, average, words }: ScrollFunnelProps) {
  // The log forgets its oldest events, so that a depth can be left without its view.
  const most = Math.max(1, views, ...steps.map(({ reached }) => reached))
  return (
    <>
      <p className="mb-5 flex items-baseline gap-3">
        <span className="font-mono text-heading tracking-tighter">{average}%</span>
        <span className="meta text-paper/75">{words.average}</span>
      </p>
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${ROW * steps.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="span-mark absolute inset-0 h-full w-full"
        >
          {steps.map(({ depth, reached }, index) => (
            <g key={depth} transform={`translate(0 ${index * ROW})`}>
              <rect width={WIDTH} height="30" rx="3" className="fill-paper/6" />
              <rect
                width={(reached / most) * WIDTH}
                height="30"
                rx="3"
                className={index === steps.length - 1 ? 'fill-ember' : 'fill-pine-soft'}
              />
            </g>
          ))}
        </svg>
        <dl className="relative">
          {steps.map(({ depth, reached }) => (
            <div key={depth} className="meta flex h-9.5 justify-between px-3 pt-1.5">
              <dt>{depth}%</dt>
              <dd>{reached}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="meta mt-2 text-paper/75">{words.note}</p>
    </>
  )
}
