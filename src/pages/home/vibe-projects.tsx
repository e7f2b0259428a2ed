import type { VibeProject, VibeWords } from '../../../content/types'
import { SectionHeading } from '../../components/section-heading'
import { FeaturedVibeCard } from './featured-vibe-card'
import { VibeCard } from './vibe-card'

export function VibeProjects({ words, projects }: { words: VibeWords; projects: VibeProject[] }) {
  const featured = projects.filter((project) => project.featured)
  const more = projects.filter((project) => !project.featured)
  return (
    <section id="vibecoding" aria-labelledby="vibecoding-title" className="section-space bg-sky">
      <div className="column">
        <SectionHeading
          id="vibecoding-title"
          title={words.heading}
          label={words.label}
          count={projects.length}
          intro={words.intro}
        />
        {featured.length > 0 && (
          <>
            <h3 className="meta mb-6">{words.featuredHeading}</h3>
            <ul className="grid gap-8 md:max-lg:grid-cols-2 lg:grid-cols-12">
              {featured.map((project) => (
                <FeaturedVibeCard key={project.id} project={project} words={words} />
              ))}
            </ul>
          </>
        )}
        {more.length > 0 && (
          <>
            <h3 className={`meta mb-6 ${featured.length > 0 ? 'mt-20' : ''}`}>{words.moreHeading}</h3>
            <ul className="snap-row gap-x-8 gap-y-12 sm:grid sm:grid-cols-2 lg:grid-cols-3">
              {more.map((project) => (
                <VibeCard key={project.id} project={project} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
