import { IconBrandLinkedin, IconDownload, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ContactInfo, ResumeSectionWords } from '../../../content/types'
import { record } from '../../analytics/record'
import { isLink } from '../../components/is-link'
import { phoneHref } from '../../components/phone-href'
import { SectionHeading } from '../../components/section-heading'
import { ButtonAnchor } from '../../components/ui/button'
import { Tag } from '../../components/ui/tag'
import { ExperienceTimeline } from './experience-timeline'

interface ResumeSectionProps {
  words: ResumeSectionWords
  contact: ContactInfo
  /** The owner may have no LinkedIn page. */
  linkedinUrl?: string
  resumeUrl: string
}

export function ResumeSection({ words, contact, linkedinUrl, resumeUrl }: ResumeSectionProps) {
  const dial = phoneHref(contact.phone)
  return (
    <section id="resume" aria-labelledby="resume-title" className="section-space on-dark bg-pine">
      <div className="column">
        <SectionHeading
          id="resume-title"
          title={words.heading}
          label={words.label}
          count={words.experience.length}
          intro={words.intro}
        />
        <div className="grid gap-x-12 gap-y-16 lg:grid-cols-12">
          {words.experience.length > 0 && (
            <div className="lg:col-span-8">
              <h3 className="sr-only">{words.experienceHeading}</h3>
              <ExperienceTimeline entries={words.experience} axis={words.timeline} />
            </div>
          )}
          <div className="grid content-start gap-6 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] lg:col-span-4">
            <ButtonAnchor
              href={resumeUrl}
              look="light"
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => record('cta_click', { cta: words.downloadLabel, location: 'resume-section' })}
              className="md:max-lg:row-start-2 md:max-lg:self-start"
            >
              <IconDownload aria-hidden="true" size={19} />
              {words.downloadLabel}
              <span className="sr-only"> as PDF (opens in a new tab)</span>
            </ButtonAnchor>
            <div className="on-light rounded-tile bg-butter p-7">
              <h3 className="display mb-4 text-title">{words.contactHeading}</h3>
              <ul className="grid gap-1">
                <ContactLine icon={IconMail}>
                  <a href={`mailto:${contact.email}`}>{contact.email}</a>
                </ContactLine>
                {dial && (
                  <ContactLine icon={IconPhone}>
                    <a href={dial}>{contact.phone}</a>
                  </ContactLine>
                )}
                <ContactLine icon={IconMapPin}>{words.location}</ContactLine>
                {isLink(linkedinUrl) && (
                  <ContactLine icon={IconBrandLinkedin}>
                    <a
                      href={linkedinUrl}
                      target="_blank"
                      rel="noopener noreferrer"
                      onClick={() => record('contact_action', { action: 'linkedin' })}
                    >
                      {words.linkedinLabel}
                      <span className="sr-only"> (opens in a new tab)</span>
                    </a>
                  </ContactLine>
                )}
              </ul>
            </div>
            {words.coreSkills.length > 0 && (
              <div className="rounded-tile bg-pine-deep p-7 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
                <h3 className="display mb-4 text-title">{words.coreSkillsHeading}</h3>
                <ul className="flex flex-wrap gap-2">
                  {words.coreSkills.map((skill) => (
                    <li key={skill}>
                      <Tag>{skill}</Tag>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

function ContactLine({ icon: Icon, children }: { icon: typeof IconMail; children: ReactNode }) {
  return (
    <li className="flex min-h-10 items-center gap-3 [&_a]:underline [&_a]:decoration-ink/30 [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a:hover]:decoration-ember">
      <Icon aria-hidden="true" size={19} stroke={1.7} className="shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}
