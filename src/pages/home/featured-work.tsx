import { useState } from 'react'
import type { FeaturedWorkWords, PortfolioProject } from '../../../content/types'
import { SectionHeading } from '../../components/section-heading'
import { FilterButtons } from '../../components/ui/filter-buttons'
import { withReflow } from '../../lib/travel'
import { ProjectCard } from './project-card'

const EAGER_CARDS = 2

type Filter = FeaturedWorkWords['filters'][number]['value']

interface FeaturedWorkProps {
  words: FeaturedWorkWords
  projects: PortfolioProject[]
}

export function FeaturedWork({ words, projects }: FeaturedWorkProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const found = (value: Filter) => projects.filter(({ category }) => value === 'all' || category === value)
  const shown = found(filter)
  const filters = words.filters.filter(({ value }) => found(value).length > 0)
  return (
    <section id="projects" aria-labelledby="projects-title" className="section-space pt-12! lg:pt-14!">
      <div className="column">
        <SectionHeading
          close
          id="projects-title"
          title={words.heading}
          label={words.label}
          count={shown.length}
          intro={words.intro}
        />
        {filters.length > 2 && (
          <FilterButtons
            label={words.filtersLabel}
            options={filters}
            value={filter}
            onChange={(value) => withReflow(() => setFilter(value))}
          />
        )}
        <ul
          className="mt-6 grid gap-x-8 lg:mt-8 gap-y-14 md:grid-cols-2 lg:gap-x-12 lg:gap-y-20"
          aria-live="polite"
        >
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
