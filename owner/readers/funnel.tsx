import type { Overview } from '../../shared/owner-api'
import { SectionTitle } from '../frame/section-title'

const STEPS: { step: keyof Overview['funnel']; words: string }[] = [
  { step: 'link', words: 'opened a link' },
  { step: 'study', words: 'read a study' },
  { step: 'resume', words: 'took the resume' },
  { step: 'contact', words: 'wrote' },
]

/** From the link to a message: spans that shorten where readers stop. */
export function Funnel({ funnel }: { funnel: Overview['funnel'] }) {
  const most = Math.max(1, ...Object.values(funnel))
  return (
    <section aria-labelledby="funnel-heading" className="mt-14 md:mt-20">
      <SectionTitle id="funnel-heading">From link to letter</SectionTitle>
      <ol className="border-t border-ink/25">
        {STEPS.map(({ step, words }, index) => (
          <li
            key={step}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[5rem_13rem_1fr]"
          >
            <span className="font-mono text-title tracking-tighter tabular-nums max-md:row-span-2">
              {funnel[step]}
            </span>
            <span className="flex items-baseline gap-3 text-small">
              {words}
              {index > 0 && <span className="meta text-ink-soft">{share(funnel[step], most)}</span>}
            </span>
            <span aria-hidden="true" className="h-3">
              <span
                style={{ width: `${(funnel[step] / most) * 100}%` }}
                className={`span-mark block h-3 min-w-3 rounded-full ${index === STEPS.length - 1 ? 'bg-vermilion' : 'bg-pine'}`}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function share(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`
}
