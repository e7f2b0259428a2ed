import type { Overview } from '../../shared/owner-api'
import { SectionTitle } from '../frame/page-title'

const STEPS: { step: keyof Overview['funnel']; words: string }[] = [
  { step: 'link', words: 'opened a link' },
  { step: 'study', words: 'read a study' },
  { step: 'resume', words: 'came to the resume' },
  { step: 'contact', words: 'came to contact' },
  { step: 'message', words: 'sent a message' },
]

/** How many readers came how far on the way to a message. Steps that nobody took are not drawn. */
export function Funnel({ funnel }: { funnel: Overview['funnel'] }) {
  const steps = STEPS.filter(({ step }) => funnel[step] > 0)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="funnel-heading" className="mt-14 md:mt-20">
      <SectionTitle id="funnel-heading">From link to letter</SectionTitle>
      <ol className="border-t border-ink/25">
        {steps.map(({ step, words }) => (
          <li
            key={step}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[5rem_13rem_1fr]"
          >
            <span className="font-mono text-title tracking-tighter tabular-nums max-md:row-span-2">
              {funnel[step]}
            </span>
            <span className="flex items-baseline gap-3 text-small">
              {words}
              {step !== 'link' && (
                <span className="meta text-ink-soft">{Math.round((funnel[step] / funnel.link) * 100)}%</span>
              )}
            </span>
            <span aria-hidden="true" className="h-3">
              <span
                style={{ width: `${(funnel[step] / funnel.link) * 100}%` }}
                className={`span-mark block h-3 min-w-3 rounded-full ${step === 'message' ? 'bg-vermilion' : 'bg-pine'}`}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
