import { projectPage } from '../../../content/project-page'
import type { Point, RichText as RichTextContent } from '../../../content/types'
import { RichText } from '../../components/rich-text'

/** Numbered in the serif; the second column hangs lower. */
export function ProjectFeatures({ features }: { features: Point<RichTextContent>[] }) {
  return (
    <section aria-labelledby="key-features" className="bg-bone">
      <div className="column section-space">
        <h2 id="key-features" className="enters display text-heading">
          {projectPage.features}
        </h2>
        <ol className="mt-10 grid gap-x-14 gap-y-10 lg:mt-16 lg:grid-cols-2 lg:gap-y-14">
          {features.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] lg:grid-cols-[7rem_1fr] lg:even:mt-20">
              <span className="accent-serif text-figure text-ember" aria-hidden="true">
                {index + 1}
              </span>
              <div className="border-t border-ink/25 pt-4">
                <h3 className="display text-title">{title}</h3>
                <p className="mt-3 max-w-[30rem]">
                  <RichText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
