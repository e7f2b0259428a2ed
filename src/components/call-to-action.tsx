import { IconArrowRight } from '@tabler/icons-react'
import type { CallToAction as CallToActionContent, Tone } from '../../content/types'
import { record } from '../analytics/record'
import { RichText } from './rich-text'
import { TONES } from './tones'
import { ButtonLink } from './ui/button-link'

interface CallToActionProps {
  content: CallToActionContent
  tone: Tone
  /** Where on the site it stands, for the record. */
  location: string
}

/** How a page closes: one question, one button, in the page's own colour. */
export function CallToAction({ content, tone, location }: CallToActionProps) {
  const { heading, text, label, href } = content
  const { ground, dark } = TONES[tone]
  return (
    <section aria-labelledby="call-to-action" className={ground} data-print="hide">
      <div className="column section-space grid gap-x-10 gap-y-8 md:grid-cols-[3fr_2fr] md:items-end lg:grid-cols-12">
        <h2 id="call-to-action" className="enters display max-w-[9.5em] text-heading lg:col-span-7">
          {heading}
        </h2>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="mb-7 max-w-[22.5em] text-lead">
            <RichText text={text} />
          </p>
          <ButtonLink
            to={href}
            look={dark ? 'light' : 'primary'}
            onClick={() => record('cta_click', { cta: label, location })}
          >
            {label}
            <IconArrowRight aria-hidden="true" size={18} />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
