import type { AboutWords, Skill } from '../../../content/types'
import { SectionHeading } from '../../components/section-heading'

export function AboutSection({ about }: { about: AboutWords }) {
  const [first, ...others] = about.paragraphs
  return (
    <section id="about" aria-labelledby="about-title" className="section-space bg-bone">
      <div className="column">
        <SectionHeading id="about-title" title={about.heading} label={about.label} />
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <p className="display max-w-[14.5em] text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-[1.14]">
              {first}
            </p>
            {others.map((text) => (
              <p key={text} className="mt-6 max-w-[40em] text-ink-soft">
                {text}
              </p>
            ))}
            <dl className="mt-10 grid gap-6 sm:grid-cols-2">
              {about.roles.map(({ label, title, period }) => (
                <div key={label} className="border-t-4 border-pine pt-4 last:border-sage">
                  <dt className="meta text-ink-soft">{label}</dt>
                  <dd>
                    <span className="display block text-title">{title}</span>
                    <span className="meta text-ink-soft">{period}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {about.skills.length > 0 && (
            <div className="lg:col-span-5">
              <h3 className="display mb-6 text-title">{about.skillsHeading}</h3>
              <ul className="grid gap-5">
                {about.skills.map((skill) => (
                  <SkillBar key={skill.name} {...skill} />
                ))}
              </ul>
            </div>
          )}
        </div>
        {about.expertise.length > 0 && <Expertise about={about} />}
      </div>
    </section>
  )
}

function Expertise({ about }: { about: AboutWords }) {
  return (
    <>
      <h3 className="meta mt-14 mb-5 text-ink-soft md:mt-20">{about.expertiseHeading}</h3>
      <ul className="grid border-t border-ink/15 md:grid-cols-2">
        {about.expertise.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] gap-x-4 md:grid-cols-[3rem_1fr] border-b border-ink/15 py-5 md:py-8 md:odd:border-r md:odd:pr-10 md:even:pl-10"
          >
            <span className="meta pt-2 text-ember">{String(index + 1).padStart(2, '0')}</span>
            <span>
              <strong className="display block text-title">{title}</strong>
              <span className="mt-2 block max-w-[32em] text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SkillBar({ name, proficiency }: Skill) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span>{name}</span>
        <span className="meta" aria-hidden="true">
          {proficiency}%
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuenow={proficiency}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2 rounded-full bg-line"
      >
        <div className="span-mark h-2 rounded-full bg-pine" style={{ width: `${proficiency}%` }} />
      </div>
    </li>
  )
}
