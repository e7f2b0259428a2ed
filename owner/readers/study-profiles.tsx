import type { StudyReading } from '../../shared/owner-api'
import { lengthOf } from '../frame/moments'
import { SectionTitle } from '../frame/section-title'
import { sectionName } from '../trace/section-name'
import { type Fall, largestFall } from './largest-fall'

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
  const fall = largestFall(study)
  return (
    <li className="min-w-0 max-sm:w-[78%] max-sm:shrink-0 max-sm:snap-start">
      <p className="flex items-baseline justify-between gap-4">
        <a
          href={study.path}
          dir="auto"
          className="truncate text-left font-medium decoration-vermilion decoration-2 underline-offset-4 hover:underline"
        >
          {study.title}
        </a>
        <span className="meta shrink-0 tabular-nums">{lengthOf(study.medianMs)}</span>
      </p>
      <p className="meta text-ink-soft">{study.readers === 1 ? '1 reader' : `${study.readers} readers`}</p>
      <ReachedSections study={study} fall={fall} />
      <p className="meta mt-2.5 text-ink-soft">
        {fall ? (
          <>
            <span className="text-ember">
              {fall.left} {fall.left === 1 ? 'leaves' : 'leave'}
            </span>{' '}
            after <span dir="auto">{sectionName(fall.name)}</span>
          </>
        ) : (
          'Nobody leaves before the end'
        )}
      </p>
    </li>
  )
}

/** A silhouette that falls from section to section; its columns are a list, which says the numbers. */
function ReachedSections({ study, fall }: { study: StudyReading; fall: Fall | undefined }) {
  const most = Math.max(1, study.readers, ...study.sections.map(({ reached }) => reached))
  return (
    <ol className="mt-4 flex h-24 items-end border-b border-ink/25">
      {study.sections.map(({ name, reached }, index) => (
        <li
          key={name}
          title={`${sectionName(name)}: ${reached}`}
          style={{ height: `${(reached / most) * 100}%` }}
          className="span-mark relative min-w-0 grow basis-0 border-t-2 border-pine bg-sage/40"
        >
          <span className="sr-only">
            {sectionName(name)}: {reached} of {study.readers}
          </span>
          {index === fall?.index && (
            <span
              aria-hidden="true"
              style={{ height: `${(fall.left / Math.max(1, reached)) * 100}%` }}
              className="span-mark absolute -top-0.5 -right-0.5 w-1 rounded-full bg-vermilion"
            />
          )}
        </li>
      ))}
    </ol>
  )
}
