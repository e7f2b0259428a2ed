import { IconArrowUpRight } from '@tabler/icons-react'
import { useLocation, useViewTransitionState } from 'react-router'
import { studyPage } from '../../../content/study-page'
import { BackLink } from '../../components/back-link'
import { OutboundLink } from '../../components/outbound-link'
import { TONES } from '../../components/tones'
import { ButtonLink } from '../../components/ui/button-link'
import { SiteImage } from '../../components/ui/site-image'
import { Tag } from '../../components/ui/tag'
import type { CaseStudyContent } from './case-study-content'

/** The study's colour over the whole width; the cover runs out of it to the right and below. */
export function CaseStudyHero({ study }: { study: CaseStudyContent['study'] }) {
  const { header, summary, externalLink, designFileHref } = study
  const { ground, dark } = TONES[study.tone]
  const changing = useViewTransitionState(useLocation().pathname)
  return (
    <header data-cover={changing || undefined} className={`relative ${ground}`}>
      <div className="column flex flex-col pt-24 pb-10 lg:pb-16 xl:min-h-[calc(39vw+3rem)] xl:justify-end">
        <div data-cover-words="" className="flex flex-col xl:w-[41%]">
          <BackLink to="/">{studyPage.backLabel}</BackLink>
          <ul className="mt-5 flex flex-wrap gap-1.5 xl:mt-auto xl:pt-10" aria-label="Client and date">
            {[header.client, header.date].map((fact) => (
              <li key={fact}>
                <Tag className="border-current/45">{fact}</Tag>
              </li>
            ))}
          </ul>
          <h1 className="display mt-5 text-page">{header.title}</h1>
          {/* Where the title has no room beside the cover, it runs over both and the cover begins with the summary. */}
          <div className="mt-6 lg:max-xl:mt-9 lg:max-xl:min-h-[calc(39vw-7.5rem)] lg:max-xl:w-[41%]">
            <p className="max-w-[30em] text-lead">{summary}</p>
            {(externalLink || designFileHref) && (
              <p className="mt-8 flex flex-wrap gap-3" data-print="hide">
                {externalLink && (
                  <OutboundLink
                    href={externalLink.url}
                    context={`case study ${study.slug}`}
                    look={dark ? 'light' : 'primary'}
                  >
                    {externalLink.label}
                    <IconArrowUpRight aria-hidden="true" size={18} />
                  </OutboundLink>
                )}
                {designFileHref && (
                  <ButtonLink to={designFileHref} look="outline" className="border-current/60">
                    View Figma File
                  </ButtonLink>
                )}
              </p>
            )}
          </div>
        </div>
      </div>
      <div
        // Most sets stand a little left of the middle.
        style={{ '--cover-focus': study.coverFocus ?? '40%' }}
        className="-mb-14 pl-[clamp(1.25rem,4vw,2rem)] lg:absolute lg:right-0 lg:-bottom-14 lg:mb-0 lg:h-[39vw] lg:w-[56%] xl:h-[clamp(39vw,100%-2.5rem,44vw)] lg:pl-0"
      >
        <SiteImage
          picture={study.cover}
          alt={study.coverAlt}
          width={1290}
          height={900}
          // The box shows four fifths of the picture's width, a taller one less; on phones their dots make up for it.
          sizes="(min-width: 80rem) 78vw, (min-width: 64rem) 70vw, 100vw"
          eager
          priority="high"
          className="rounded-l-image shadow-float lg:h-full lg:w-full"
          imageClassName="object-[var(--cover-focus)_50%]"
        />
      </div>
    </header>
  )
}
