import { useState } from 'react'
import type { AccentedText, PortfolioProject, ProjectCategory } from '../../../content/types'
import { SectionHeading } from '../../components/section-heading'
import { FilterButtons } from '../../components/ui/filter-buttons'
import { withReflow } from '../../lib/view-transition'
import { ProjectCard } from './project-card'

const EAGER_CARDS = 2

type Filter = 'all' | ProjectCategory

interface FeaturedWorkProps {
  words: {
    heading: AccentedText
    label: string
    intro: string
    filtersLabel: string
    filters: { value: Filter; label: string }[]
    impactLabel: string
  }
  projects: PortfolioProject[]
}

export function FeaturedWork({ words, projects }: FeaturedWorkProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const shown = projects.filter(({ category }) => filter === 'all' || category === filter)
  return (
    <section id="projects" aria-labelledby="projects-title" className="section-space">
      <div className="column">
        <SectionHeading
          id="projects-title"
          title={words.heading}
          label={words.label}
          count={projects.length}
          intro={words.intro}
        />
        <FilterButtons
          label={words.filtersLabel}
          options={words.filters}
          value={filter}
          onChange={(value) => withReflow(() => setFilter(value))}
        />
        <ul className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-x-12 lg:gap-y-20" aria-live="polite">
          {shown.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              impactLabel={words.impactLabel}
              wide={index === 0 || (index === shown.length - 1 && index % 2 === 1)}
              offset={index > 0 && index % 2 === 0}
              eager={index < EAGER_CARDS}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
