import { notFound } from '../../content/error-screens'
import { BrokenTrace } from '../components/broken-trace'
import { ButtonLink } from '../components/ui/button-link'
import type { LoadedPage } from '../page-handle'

function NotFoundPage() {
  return (
    <div className="overflow-x-clip">
      <div className="column grid min-h-svh content-center gap-8 py-32">
        <BrokenTrace label="no such span" />
        <div>
          <p className="display text-figure text-ember">{notFound.code}</p>
          <h1 className="display mt-3 text-heading">{notFound.heading}</h1>
          <p className="mt-4 max-w-[42ch] text-lead text-ink-soft">{notFound.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/">{notFound.homeLabel}</ButtonLink>
          <ButtonLink to="/contact" look="outline">
            {notFound.contactLabel}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

export const notFoundPage: LoadedPage = { Component: NotFoundPage, handle: { seo: notFound.seo } }
