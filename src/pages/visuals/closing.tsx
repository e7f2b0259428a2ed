import { IconArrowRight } from '@tabler/icons-react'
import { record } from '../../analytics/record'
import { ButtonLink } from '../../components/ui/button-link'

interface ClosingProps {
  heading: string
  text: string
  contactLabel: string
  resumeLabel: string
}

export function Closing({ heading, text, contactLabel, resumeLabel }: ClosingProps) {
  const recordClick = (cta: string) => record('cta_click', { cta, location: 'visuals' })
  return (
    <section aria-labelledby="closing-title" className="section-space bg-sky">
      <div className="column grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 id="closing-title" className="display max-w-[10ch] text-hero lg:col-span-8">
          {heading}
        </h2>
        <div className="lg:col-span-4">
          <p className="max-w-[40ch] text-lead">{text}</p>
          <div data-print="hide" className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/contact" onClick={() => recordClick(contactLabel)}>
              {contactLabel}
              <IconArrowRight aria-hidden="true" size={18} />
            </ButtonLink>
            <ButtonLink to="/resume" look="outline" onClick={() => recordClick(resumeLabel)}>
              {resumeLabel}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
