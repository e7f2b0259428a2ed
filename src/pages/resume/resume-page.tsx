import { resume, seo } from '../../../content/resume'
import { contact, resumeDownload, socialLinks } from '../../../content/site'
import { BelowFold } from '../../components/below-fold'
import { linkedinUrl } from '../../components/linkedin-url'
import { publicDownloadUrl } from '../../components/public-storage'
import type { LoadedPage } from '../../navigation/page-handle'
import { Experience } from './experience'
import { Highlights } from './highlights'
import { ProfessionalSummary } from './professional-summary'
import { SkillGroups } from './skill-groups'
import { TitleBlock } from './title-block'
import { VibeCoding } from './vibe-coding'

const download = {
  url: publicDownloadUrl(resumeDownload.path, resumeDownload.filename),
  filename: resumeDownload.filename,
}

function ResumePage() {
  return (
    // The span of the present role runs off the page.
    <div className="overflow-x-clip print:leading-[1.3] print:[&_.meta]:text-[8.5pt]">
      <TitleBlock
        words={resume}
        contact={contact}
        download={download}
        linkedinUrl={linkedinUrl(socialLinks)}
      />
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
}

export const page: LoadedPage = { Component: ResumePage, handle: { seo } }
