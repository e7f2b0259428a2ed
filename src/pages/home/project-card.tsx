import { IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import type { PortfolioProject } from '../../../content/types'
import { record } from '../../analytics/record'
import { isLink } from '../../components/is-link'
import { SiteImage } from '../../components/ui/site-image'
import { SiteLink } from '../../components/ui/site-link'
import { TagList } from '../../components/ui/tag-list'

const ALT_LENGTH = 80
/** An impact begins with its figure. */
const FIGURE = /^\d\S*(?: min)?/

interface ProjectCardProps {
  project: PortfolioProject
  impactLabel: string
  /** The first card, and one without a neighbour, stands wide, picture beside text. */
  wide: boolean
  /** Hangs lower than its neighbour. */
  offset: boolean
  eager: boolean
}

export function ProjectCard({ project, impactLabel, wide, offset, eager }: ProjectCardProps) {
  const { title, description, image, technologies, impact, caseStudyUrl, client, date } = project
  // Only a locked site can have a study to veil.
  const veiled = __LOCK__ && project.veiled
  const outside = !caseStudyUrl.startsWith('/')
  const target = outside ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const Arrow = outside ? IconArrowUpRight : IconArrowRight
  return (
    <li
      data-card=""
      style={{ '--card': `card-${project.id}` }}
      data-wide={wide || undefined}
      className={`group relative grid content-start gap-6 md:data-wide:col-span-2 lg:data-wide:grid-cols-12 lg:data-wide:items-end lg:data-wide:gap-10 ${offset ? 'lg:mt-20' : ''}`}
    >
      <SiteImage
        picture={image}
        alt={description.slice(0, ALT_LENGTH)}
        width={400}
        height={225}
        eager={eager}
        // The specification wants the first two at once; what the first screen shows goes before.
        priority={eager ? 'low' : undefined}
        sizes={wide ? '(min-width: 64rem) 60vw, 92vw' : '(min-width: 48rem) 46vw, 92vw'}
        // Pictures further down are asked for when their cards come near, not all with the first screen.
        className={`rounded-image shadow-card lg:group-data-wide:col-span-8 ${eager ? '' : 'drawn-near'}`}
        imageClassName="transition-transform duration-move group-hover:scale-[1.03] group-active:scale-100"
      />
      <div className="lg:group-data-wide:col-span-4">
        <h3 className="display text-[clamp(1.625rem,1.3rem+1.2vw,2.375rem)] leading-[1.06]">
          {isLink(caseStudyUrl) ? (
            <SiteLink
              to={caseStudyUrl}
              {...target}
              onClick={() => record('case_study_view', { project: title })}
              className="decoration-vermilion decoration-4 underline-offset-4 after:absolute after:inset-0 after:rounded-image group-hover:underline"
            >
              {title}
              <Arrow aria-hidden="true" size={26} className="ml-1.5 inline-block text-ember" />
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        <p className="mt-3 max-w-[37em] text-ink-soft">{description}</p>
        {!veiled && (
          <>
            <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-4 border-t-4 border-vermilion pt-4">
              <dt className="meta text-ink-soft">{impactLabel}</dt>
              <Impact text={impact} />
              <dd className="meta col-start-2 row-start-1 text-ink-soft">
                {client} · {date}
              </dd>
            </dl>
            <div className="mt-5">
              <TagList tags={technologies} label={`Technologies of ${title}`} />
            </div>
          </>
        )}
      </div>
    </li>
  )
}

function Impact({ text }: { text: string }) {
  const figure = FIGURE.exec(text)?.[0] ?? ''
  return (
    <dd className="col-span-2 mt-2 flex flex-wrap items-baseline gap-x-4">
      {figure && (
        <span className="display text-[clamp(2.75rem,2rem+2.4vw,4rem)] leading-none text-ember">
          {figure}{' '}
        </span>
      )}
      <span className="max-w-[16em] flex-1 basis-48 text-[1.125rem] leading-snug font-medium">
        {text.slice(figure.length).trim()}
      </span>
    </dd>
  )
}
