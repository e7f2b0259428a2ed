import type { Reader } from '../../shared/owner-api'

const STEPS: { step: Reader['furthest']; words: string }[] = [
  { step: 'opened', words: 'Opened' },
  { step: 'study', words: 'Study' },
  { step: 'resume', words: 'Resume' },
  { step: 'contact', words: 'Contact' },
]

/** How far along the way from the link to a message, as a staircase of four spans. */
export function Furthest({ reader: { furthest, furthestPage } }: { reader: Reader }) {
  const reached = STEPS.findIndex(({ step }) => step === furthest)
  const words = STEPS[reached]?.words
  return (
    <div className="flex min-w-0 items-center gap-4">
      <span aria-hidden="true" className="flex shrink-0 items-end gap-1">
        {STEPS.map(({ step }, index) => (
          <span
            key={step}
            style={{ marginBottom: `${(STEPS.length - 1 - index) * 5}px` }}
            className={`span-mark h-1.5 w-5 rounded-full ${index > reached ? 'bg-line' : index === STEPS.length - 1 ? 'bg-vermilion' : 'bg-pine'}`}
          />
        ))}
      </span>
      <p className="min-w-0 text-small leading-snug">
        <span className="sr-only">Furthest: </span>
        {words}
        {furthestPage !== words && (
          <span dir="auto" className="block truncate text-left text-label text-ink-soft">
            {furthestPage}
          </span>
        )}
      </p>
    </div>
  )
}
