import type { StudyReading } from '../../shared/owner-api'
import { lengthOf } from '../frame/moments'
import { SectionTitle } from '../frame/page-title'
import { sectionName } from '../trace/visit-words'

/** Fewer say nothing about where readers leave. */
const FEWEST_READERS = 3

/** Which studies hold readers, and where they leave. */
export function StudyProfiles({ studies }: { studies: StudyReading[] }) {
  if (studies.length === 0) return null
  return (
    <section aria-labelledby="studies-heading" className="mt-14 md:mt-20">
      <SectionTitle id="studies-heading" count={studies.length}>
        What holds them, where they leave
      </SectionTitle>
      <ul className="snap-row gap-x-12 gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {studies.map((study) => (
          <Profile key={study.path} study={study} />
        ))}
      </ul>
    </section>
  )
}

function Profile({ study }: { study: StudyReading }) {
  const { path, title, readers, medianMs } = study
  const fall = readers < FEWEST_READERS ? undefined : largestFall(study)
  return (
    <li className="min-w-0 max-sm:w-[78%] max-sm:shrink-0 max-sm:snap-start">
      <a
        href={path}
        dir="auto"
        className="block truncate text-left font-medium decoration-vermilion decoration-2 underline-offset-4 hover:underline"
      >
        {title}
      </a>
      <p className="meta flex justify-between gap-4 text-ink-soft">
        <span>{readers === 1 ? '1 reader' : `${readers} readers`}</span>
        <span className="tabular-nums">median visit {lengthOf(medianMs)}</span>
      </p>
      <ReachedSections study={study} fall={fall} />
      <p className="meta mt-2.5 text-ink-soft">
        {readers < FEWEST_READERS && 'Too few readers yet'}
        {readers >= FEWEST_READERS && !fall && 'Nobody has left before the end'}
        {fall && (
          <>
            <span className="text-ember">
              {fall.left} {fall.left === 1 ? 'leaves' : 'leave'}
            </span>{' '}
            {fall.where} <span dir="auto">{sectionName(fall.name)}</span>
          </>
        )}
      </p>
    </li>
  )
}

interface Fall {
  left: number
  where: 'before' | 'after'
  name: string
}

/** Where most readers left before the end; undefined where nobody did. */
function largestFall({ leftAtTop, sections }: StudyReading): Fall | undefined {
  const falls = [
    ...sections.slice(0, 1).map(({ name }): Fall => ({ left: leftAtTop, where: 'before', name })),
    ...sections.slice(0, -1).map(({ left, name }): Fall => ({ left, where: 'after', name })),
  ]
  return falls.filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left)[0]
}

/** A silhouette that falls from section to section; its columns are a list, which says the numbers. */
function ReachedSections({
  study: { readers, sections },
  fall,
}: {
  study: StudyReading
  fall: Fall | undefined
}) {
  return (
    <ol className="mt-4 flex h-24 items-end border-t border-b border-t-line border-b-ink/25">
      {sections.map(({ name, reached, left }) => (
        <li
          key={name}
          title={`${sectionName(name)}: ${reached} of ${readers}`}
          style={{ height: `${(reached / readers) * 100}%` }}
          className="span-mark relative min-w-0 grow basis-0 border-t-2 border-pine bg-sage/40"
        >
          <span className="sr-only">
            {sectionName(name)}: {reached} of {readers}
          </span>
          {fall?.where === 'after' && fall.name === name && (
            <span
              aria-hidden="true"
              style={{ height: `${(left / reached) * 100}%` }}
              className="span-mark absolute -top-0.5 -right-0.5 w-1 rounded-full bg-vermilion"
            />
          )}
        </li>
      ))}
    </ol>
  )
}
