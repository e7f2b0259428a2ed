import type { VibeProject } from '../../../content/types'
import { isLink } from '../../components/is-link'
import { SiteImage } from '../../components/ui/site-image'
import { SiteLink } from '../../components/ui/site-link'
import { VibeTags } from './vibe-tags'

export function VibeCard({ project }: { project: VibeProject }) {
  return (
    <li
      data-card=""
      className="group relative max-sm:w-[78vw] max-sm:shrink-0 max-sm:snap-start lg:nth-[3n+2]:mt-12"
    >
      <SiteImage
        picture={project.image}
        alt={`Cover of ${project.title}`}
        width={16}
        height={10}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
        className="rounded-tile"
        imageClassName="transition-transform duration-move group-hover:scale-[1.03] group-active:scale-100"
      />
      <h4 className="display mt-5 text-title">
        {isLink(project.liveUrl) ? (
          <SiteLink
            to={project.liveUrl}
            className="decoration-ember decoration-3 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {project.title}
          </SiteLink>
        ) : (
          project.title
        )}
      </h4>
      <p className="mt-2 max-w-[30.5em] text-small">{project.description}</p>
      <div className="mt-4">
        <VibeTags project={project} />
      </div>
    </li>
  )
}
