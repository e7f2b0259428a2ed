import type { LinkChoices, LinkFields } from '../../shared/owner-api'
import { UnfurledCardView } from './unfurled-card-view'

/** What others make of a link: the card in a chat, and what its reader meets. */
export function LinkPreview({ fields, choices }: { fields: LinkFields; choices: LinkChoices }) {
  const titleOf = (slug: string) => choices.studies.find((study) => study.slug === slug)?.title ?? slug
  const landing = choices.pages.find(({ path }) => path === fields.landing)?.title
  return (
    <aside aria-label="Preview" className="grid content-start gap-10 lg:sticky lg:top-28 lg:self-start">
      <div>
        <h2 className="meta mb-3 text-ink-soft">In a chat or mail, it unfolds to</h2>
        <UnfurledCardView />
      </div>
      <div>
        <h2 className="meta mb-3 text-ink-soft">Its reader meets</h2>
        <div className="on-dark rounded-tile bg-pine p-6">
          <p className="meta text-paper/75">It opens without a password</p>
          <p dir="auto" className="display mt-1 text-title">
            {landing}
          </p>
          {fields.greeting && (
            <p dir="auto" className="accent-serif mt-2 text-title break-words">
              {fields.greeting}
            </p>
          )}
          {fields.studies.length === 0 ? (
            <p className="mt-5 text-small text-paper/75">The case studies in their usual order.</p>
          ) : (
            <ol className="mt-5 grid gap-2">
              {fields.studies.map((slug, index) => (
                <li key={slug} dir="auto" className="flex items-center gap-3 text-small">
                  <span
                    aria-hidden="true"
                    style={{ marginLeft: `${index * 0.75}rem` }}
                    className={`span-mark h-1.5 w-8 shrink-0 rounded-full ${index === 0 ? 'bg-vermilion' : 'bg-sage'}`}
                  />
                  {titleOf(slug)}
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </aside>
  )
}
