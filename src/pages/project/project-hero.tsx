import { IconArrowUpRight } from '@tabler/icons-react'
import { useLocation, useViewTransitionState } from 'react-router'
import { projectPage } from '../../../content/project-page'
import type { ProjectPageContent } from '../../../content/types'
import { BackLink } from '../../components/back-link'
import { OutboundLink } from '../../components/outbound-link'
import { TONES } from '../../components/tones'
import { SiteImage } from '../../components/ui/site-image'
import { TagList } from '../../components/ui/tag-list'
import { PICTURE_WIDTH } from './picture-width'

/** The title over the whole width; the picture hangs half out of the colour. */
export function ProjectHero({ project, backHref }: { project: ProjectPageContent; backHref: string }) {
  const { ground, dark } = TONES[project.tone]
  const { hero, externalLink } = project
  const changing = useViewTransitionState(useLocation().pathname)
  return (
    <header data-cover={changing || undefined}>
      <div className={`${ground} pt-24 pb-[38vw] xl:pb-[30rem]`}>
        <div data-cover-words="" className="column flex flex-col">
          <BackLink to={backHref}>{projectPage.backLabel}</BackLink>
          <h1 className="display mt-8 max-w-[7.75em] text-hero lg:mt-12">{project.title}</h1>
          <div className="mt-7 mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 lg:mb-14">
            <div className="max-w-[30em] text-lead">
              <p>{project.description}</p>
              {externalLink && (
                <OutboundLink
                  href={externalLink.url}
                  context={`project ${project.slug}`}
                  look={dark ? 'light' : 'primary'}
                  className="mt-6"
                >
                  {externalLink.label}
                  <IconArrowUpRight aria-hidden="true" size={18} />
                </OutboundLink>
              )}
            </div>
            <div className="grid gap-6">
              <Facts facts={project.facts} />
              <TagList tags={project.tags} label={projectPage.tagsLabel} />
            </div>
          </div>
        </div>
      </div>
      <div className="column -mt-[38vw] max-md:px-0 xl:-mt-[30rem]">
        <SiteImage
          picture={hero}
          alt={project.heroAlt}
          width={PICTURE_WIDTH}
          height={Math.round((PICTURE_WIDTH * hero.height) / hero.width)}
          sizes="(min-width: 88rem) 90vw, 100vw"
          eager
          priority="high"
          className="shadow-float md:rounded-image"
        />
      </div>
    </header>
  )
}

/** For whom, when, as what. */
function Facts({ facts }: { facts: ProjectPageContent['facts'] }) {
  const rows = [
    [projectPage.facts.client, facts.client],
    [projectPage.facts.year, facts.year],
    [projectPage.facts.role, facts.role],
  ] as const
  return (
    <dl className="meta flex flex-wrap gap-x-8 gap-y-4">
      {rows.map(([name, value]) => (
        <div key={name} className="border-t border-current/30 pt-3">
          <dt className="font-medium">{name}</dt>
          <dd className="mt-1 text-small">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
