import { projectPage } from '../../../content/project-page'
import type { Block } from '../../../content/types'
import { Blocks } from '../../components/blocks'

export function ProjectOverview({ blocks }: { blocks: Block[] }) {
  return (
    <section
      aria-labelledby="overview"
      className="column section-space grid gap-x-10 gap-y-6 lg:grid-cols-12"
    >
      <h2 id="overview" className="enters display text-heading lg:col-span-4">
        {projectPage.overview}
      </h2>
      <div className="lg:col-span-8 lg:pt-3">
        <Blocks blocks={blocks} figureSizes="(min-width: 64rem) 60vw, 100vw" />
      </div>
    </section>
  )
}
