import { SiteLink } from '../../components/ui/site-link'
import type { PageViews } from './summarize-events'

const COLOURS = ['bg-vermilion', 'bg-butter', 'bg-sky', 'bg-sage', 'bg-paper']

/** Spans that begin on one line, so that their lengths can be compared: the longest is the page with most views. */
export function TopPages({ pages, empty }: { pages: PageViews[]; empty: string }) {
  if (pages.length === 0) return <p className="text-paper/75">{empty}</p>
  const most = Math.max(...pages.map(({ views }) => views))
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {pages.map(({ page, views }, index) => (
        <li
          key={page}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 md:grid-cols-[minmax(0,18rem)_1fr] md:items-center"
        >
          <p className="meta flex items-baseline justify-between gap-4">
            {/* Only paths of this site are links: the log may hold anything. */}
            {page.startsWith('/') && !page.startsWith('//') ? (
              <SiteLink
                to={page}
                className="truncate py-0.5 decoration-vermilion decoration-2 underline-offset-4 hover:underline"
              >
                {page}
              </SiteLink>
            ) : (
              <span className="truncate">{page}</span>
            )}
            <span className="shrink-0 text-butter">
              {views} {views === 1 ? 'view' : 'views'}
            </span>
          </p>
          <span aria-hidden="true" className="span-mark block rounded-full bg-paper/8">
            <span
              className={`block h-2.5 min-w-2.5 rounded-full ${COLOURS[index % COLOURS.length]}`}
              style={{ width: `${(views / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
