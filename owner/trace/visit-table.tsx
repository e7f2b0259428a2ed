import { IconChevronRight } from '@tabler/icons-react'
import type { Visit } from '../../shared/owner-api'
import { clockTime, lengthOf } from '../frame/moments'
import { isStudy } from './page-colors'
import { EVENT_WORDS, sectionName } from './visit-words'

/** The drawing in words, for whoever reads rather than looks. */
export function VisitTable({ visit }: { visit: Visit }) {
  return (
    <details className="group mt-5">
      <summary className="meta inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-paper/75 hover:text-paper">
        <IconChevronRight
          aria-hidden="true"
          size={16}
          className="transition-transform group-open:rotate-90"
        />
        This visit as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard, too */}
      <section aria-label="Pages of this visit" tabIndex={0} className="overflow-x-auto">
        <table className="meta w-full min-w-[36rem] border-collapse text-left">
          <thead className="text-paper/75">
            <tr>
              {['Opened', 'Page', 'Looked at', 'Read to', 'Sections', 'Then'].map((name) => (
                <th key={name} scope="col" className="py-2 pr-6 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visit.spans.map((span) => (
              <tr key={span.startedAt} className="border-t border-paper/12 align-top">
                <td className="py-2 pr-6 whitespace-nowrap">{clockTime(span.startedAt)}</td>
                <th scope="row" dir="auto" className="py-2 pr-6 font-normal">
                  {span.title}
                </th>
                <td className="py-2 pr-6 whitespace-nowrap">{lengthOf(span.ms)}</td>
                <td className="py-2 pr-6">{isStudy(span.path) ? `${Math.round(span.depth * 100)}%` : '–'}</td>
                <td className="py-2 pr-6">
                  {span.sections.map(({ name, ms }) => `${sectionName(name)} ${lengthOf(ms)}`).join(', ') ||
                    '–'}
                </td>
                <td className="py-2 pr-6">
                  {span.events.map(({ kind }) => EVENT_WORDS[kind]).join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
