import { ButtonLink } from '../../components/ui/button-link'
import { type PageDataOf, usePageData } from '../../loading/page-data'
import { useFollowMove } from '../../loading/use-follow-move'
import type { NotFoundContent } from './not-found-content'

/** The crossbar of the last 4 is a span that never ends. Rows and bar are measured in the numeral's own size. */
export function NotFoundPage() {
  useFollowMove()
  const { words } = usePageData() as PageDataOf<NotFoundContent>
  return (
    <div className="overflow-x-clip">
      <div className="column grid min-h-svh content-start gap-[0.07em] pt-[max(7rem,22svh)] pb-20 text-[clamp(8rem,min(48vw,52svh),26rem)] lg:content-center lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[0.439em_0.113em_auto] lg:gap-x-[0.17em] lg:gap-y-0 lg:pt-28 lg:text-[clamp(18rem,min(34vw,60svh),30rem)]">
        <p className="display w-fit whitespace-nowrap leading-[0.7] text-vermilion lg:row-span-3">
          {/* As wide as the numeral, whatever font shows it: nothing moves when its own arrives. */}
          <span className="inline-block w-[1.617em]">{words.code}</span>
          <span
            aria-hidden="true"
            className="span-mark -mr-[100vw] -ml-[0.15em] inline-block h-[0.117em] w-[100vw] bg-vermilion align-[0.126em]"
          />
        </p>
        <h1 className="display mt-[0.35em] text-heading lg:mt-0 lg:self-end lg:pb-[0.4em]">
          {words.heading}
        </h1>
        <p aria-hidden="true" className="meta relative hidden self-center text-ink lg:block">
          no such span
        </p>
        <div className="text-body lg:pt-8">
          <p className="max-w-[22.5em] text-lead text-ink-soft">{words.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/">{words.homeLabel}</ButtonLink>
            <ButtonLink to="/contact" look="outline">
              {words.contactLabel}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
