import { memo } from 'react'
import { useLoaderData } from 'react-router'
import { BelowFold } from '../../components/below-fold'
import { Experience } from './experience'
import { Highlights } from './highlights'
import { ProfessionalSummary } from './professional-summary'
import type { ResumeContent } from './resume-content'
import { SkillGroups } from './skill-groups'
import { TitleBlock } from './title-block'
import { VibeCoding } from './vibe-coding'

export const Component = memo(function ResumePage() {
  const { resume, contact, download, linkedinUrl } = useLoaderData<ResumeContent>()
  return (
    // The span of the present role runs off the page.
    <div className="overflow-x-clip print:leading-[1.3] print:[&_.meta]:text-[8.5pt]">
      <TitleBlock words={resume} contact={contact} download={download} linkedinUrl={linkedinUrl} />
      {resume.highlights.length > 0 && (
        <Highlights heading={resume.highlightsHeading} items={resume.highlights} />
      )}
      <BelowFold>
        <Experience
          heading={resume.experienceHeading}
          productsLabel={resume.productsLabel}
          entries={resume.experience}
          axis={resume.timeline}
          contracts={resume.contracts}
          education={resume.education}
        />
        {resume.skillGroups.length > 0 && (
          <SkillGroups heading={resume.skillsHeading} groups={resume.skillGroups} />
        )}
        {resume.vibeCoding.points.length > 0 && <VibeCoding {...resume.vibeCoding} />}
        {resume.professionalSummary.paragraphs.length > 0 && (
          <ProfessionalSummary {...resume.professionalSummary} />
        )}
      </BelowFold>
    </div>
  )
})
