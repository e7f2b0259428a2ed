import { useLoaderData } from 'react-router'
import type { LegalSection } from '../../../content/types'
import { Accented } from '../../components/ui/accented'
import { SiteLink } from '../../components/ui/site-link'
import { SpanMark } from '../../components/ui/span-mark'
import type { LegalContent } from './legal-content'

export function Component() {
  const { title, lastUpdated, intro, sections, others, email } = useLoaderData<LegalContent>()
  return (
    <article
      aria-labelledby="legal-title"
      className="column grid grid-cols-1 gap-x-10 gap-y-12 pt-32 pb-24 md:pt-40 md:pb-36 lg:grid-cols-12 print:block print:p-0"
    >
      <header className="lg:col-span-12">
        <p className="meta mb-5 flex items-center gap-3 text-ink-soft">
          <SpanMark />
          {lastUpdated}
        </p>
        <h1 id="legal-title" className="display max-w-[6.75em] text-page">
          <Accented text={title} />
        </h1>
      </header>
      <SectionIndex sections={sections} />
      <div className="max-w-[45rem] lg:col-span-8">
        <p className="text-lead">{intro}</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} aria-labelledby={anchor(heading)} className="mt-12 print:break-inside-avoid">
            <h2 id={anchor(heading)} className="display mb-3 text-title">
              {heading}
            </h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3">
                <MailLinked text={text} email={email} />
              </p>
            ))}
          </section>
        ))}
        <ul data-print="hide" className="mt-16 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-6">
          {others.map(({ name, href }) => (
            <li key={href}>
              <SiteLink to={href} className={LINK}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

const LINK =
  'inline-block py-1.5 underline decoration-line decoration-2 underline-offset-4 hover:decoration-vermilion'

function SectionIndex({ sections }: { sections: LegalSection[] }) {
  return (
    <nav aria-label="On this page" data-print="hide" className="lg:col-span-4">
      <ol className="border-l-4 border-line pl-5 max-lg:columns-2 max-lg:gap-6 lg:sticky lg:top-28">
        {sections.map(({ heading }) => (
          <li key={heading} className="break-inside-avoid">
            <a
              href={`#${anchor(heading)}`}
              className="block py-1.5 text-small text-ink-soft hover:text-ember"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function anchor(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** The owner's address in a text becomes a link. */
function MailLinked({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="underline decoration-vermilion decoration-2 underline-offset-4">
        {email}
      </a>
      {after}
    </>
  )
}
