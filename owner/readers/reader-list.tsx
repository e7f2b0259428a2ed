import type { Reader } from '../../shared/owner-api'
import { SectionTitle } from '../frame/section-title'
import { ReaderRow } from './reader-row'

/** One row for each link that was opened, and one for all visitors without a link. */
export function ReaderList({ readers }: { readers: Reader[] }) {
  const longest = Math.max(1, ...readers.map(({ ms }) => ms))
  const newestFirst = readers.toSorted((a, b) => b.lastSeenAt - a.lastSeenAt)
  return (
    <section aria-labelledby="readers-heading" className="mt-14 md:mt-20">
      <SectionTitle id="readers-heading" count={readers.length}>
        Readers
      </SectionTitle>
      <div
        aria-hidden="true"
        className="meta grid grid-cols-(--reader-columns) gap-x-8 border-b border-ink/25 pb-2 text-ink-soft max-lg:hidden"
      >
        <span>Link</span>
        <span>Furthest</span>
        <span>Read</span>
        <span className="text-right">Last seen</span>
      </div>
      <ul>
        {newestFirst.map((reader) => (
          <ReaderRow key={reader.link?.id ?? 'none'} reader={reader} longest={longest} />
        ))}
      </ul>
    </section>
  )
}
