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
      <div className="column">
        <h2 id="closing-title" className="display text-hero max-lg:max-w-[5.5em]">
          {heading}
        </h2>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-7 lg:mt-12">
          <p className="max-w-[29em] text-lead text-balance">{text}</p>
          <div data-print="hide" className="flex flex-wrap gap-3">
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
