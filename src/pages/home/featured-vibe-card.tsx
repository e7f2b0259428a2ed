import { IconBrandGithub, IconExternalLink } from '@tabler/icons-react'
import type { VibeProject, VibeWords } from '../../../content/types'
import { isLink } from '../../components/is-link'
import { OutboundLink } from '../../components/outbound-link'
import { Button } from '../../components/ui/button'
import { SiteImage } from '../../components/ui/site-image'
import { VibeTags } from './vibe-tags'

export function FeaturedVibeCard({ project, words }: { project: VibeProject; words: VibeWords }) {
  return (
    <li className="on-light grid content-start overflow-clip rounded-image bg-paper shadow-card lg:col-span-7 even:lg:col-span-5 even:lg:mt-16 last:odd:lg:col-span-12 lg:self-start">
      <SiteImage
        picture={project.image}
        alt={`Screen of ${project.title}`}
        width={16}
        height={10}
        sizes="(min-width: 64rem) 52vw, (min-width: 48rem) 46vw, 92vw"
      />
      <div className="p-6 sm:p-8">
        <h4 className="display text-title">{project.title}</h4>
        <p className="mt-2 max-w-[34.5em] text-ink-soft">{project.description}</p>
        <div className="mt-5">
          <VibeTags project={project} />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <ProjectLink url={project.liveUrl} look="primary" words={words} label={words.liveLabel}>
            <IconExternalLink aria-hidden="true" size={18} />
          </ProjectLink>
          <ProjectLink url={project.githubUrl} look="outline" words={words} label={words.codeLabel}>
            <IconBrandGithub aria-hidden="true" size={18} />
          </ProjectLink>
        </div>
      </div>
    </li>
  )
}

interface ProjectLinkProps {
  url: string
  label: string
  look: 'primary' | 'outline'
  words: VibeWords
  children: React.ReactNode
}

function ProjectLink({ url, label, look, words, children }: ProjectLinkProps) {
  if (!isLink(url)) {
    return (
      <Button look={look} disabled>
        {children}
        {label}
        <span className="meta">{words.unavailableLabel}</span>
      </Button>
    )
  }
  return (
    <OutboundLink href={url} look={look} context="vibecoding">
      {children}
      {label}
    </OutboundLink>
  )
}
