import type { SkillGroup } from '../../../content/types'
import { ResumeHeading } from './resume-heading'

export function SkillGroups({ heading, groups }: { heading: string; groups: SkillGroup[] }) {
  return (
    <section aria-labelledby="skills-title" className="section-space bg-bone print:bg-transparent print:py-2">
      <div className="column print:px-0">
        <ResumeHeading id="skills-title" title={heading} label="Groups" count={groups.length} />
        <dl>
          {groups.map(({ name, skills }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-2 border-t border-ink/20 py-5 md:grid-cols-12 md:items-baseline md:py-6 lg:gap-x-10 print:flex print:break-inside-avoid print:py-0.5"
            >
              <dt className="display text-title md:col-span-4 print:w-36 print:shrink-0 print:text-[10pt]">
                {name}
              </dt>
              <dd className="overflow-x-clip text-lead md:col-span-8 print:text-[9pt]">
                {/* Each slash stands before its skill; at the start of a line it lies outside the edge and is cut off. */}
                <span className="-ml-[0.95em] flex flex-wrap">
                  {skills.map((skill, index) => (
                    <span
                      key={skill}
                      className="relative pl-[0.95em] before:absolute before:left-[0.27em] before:text-vermilion before:content-['/'/'']"
                    >
                      {index > 0 && <span className="sr-only">, </span>}
                      {skill}
                    </span>
                  ))}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
