import { legalPages } from '../../../content/legal'
import { legalReaders } from '../../../content/legal-readers'
import { contact, legalNavigation } from '../../../content/site'
import type { LegalPageContent, LegalSection } from '../../../content/types'
import { Accented } from '../../components/ui/accented'
import { SiteLink } from '../../components/ui/site-link'
import { SpanMark } from '../../components/ui/span-mark'
import type { LoadedPage, PageSource } from '../../navigation/page-handle'

export function page({ path }: PageSource): LoadedPage {
  const content = legalPages.find(({ slug }) => `/${slug}` === path)
  if (!content) throw new Error(`content/legal.ts has no page for the address ${path}.`)
  return { Component: LegalPage.bind(null, { content }), handle: { seo: content.seo } }
}

function LegalPage({ content }: { content: LegalPageContent }) {
  const { slug, title, lastUpdated } = content
  const { intro, sections } = said(content)
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
                <MailLinked text={text} />
              </p>
            ))}
          </section>
        ))}
        <ul data-print="hide" className="mt-16 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-6">
          {legalNavigation
            .filter(({ href }) => href !== `/${slug}`)
            .map(({ name, href }) => (
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

/** What this site has to say, with the lock or without, with readers or without. */
function said(content: LegalPageContent): Pick<LegalPageContent, 'intro' | 'sections'> {
  const { locked } = content
  const intro = __LOCK__ && locked ? locked.intro : content.intro
  const sections = [...(__LOCK__ && locked ? [locked.section] : []), ...content.sections]
    .map((section) => ({ ...section, paragraphs: trueHere(section) }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
  const changes = __READERS__ ? legalReaders[content.slug] : undefined
  if (!changes) return { intro, sections }
  return {
    intro: (__LOCK__ && changes.lockedIntro) || changes.intro,
    sections: [
      changes.section,
      ...sections.map((section) => ({
        ...section,
        paragraphs: changes.replaced[section.heading] ?? section.paragraphs,
      })),
    ],
  }
}

/** The settings of the site decide what is true. */
function trueHere({ paragraphs, counted, withoutPassword, withoutForm }: LegalSection): string[] {
  if (__ANALYTICS__ && counted) return counted[__ANALYTICS__]
  if (__CONTACT__ === 'mail' && withoutForm) return withoutForm
  return (!__GATE__ && withoutPassword) || paragraphs
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
function MailLinked({ text }: { text: string }) {
  const [before, after] = text.split(contact.email)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a
        href={`mailto:${contact.email}`}
        className="underline decoration-vermilion decoration-2 underline-offset-4"
      >
        {contact.email}
      </a>
      {after}
    </>
  )
}
