import { caseStudyCards } from '../../../content/case-studies/index'
import { contactSection, mailInstead } from '../../../content/contact-section'
import {
  about,
  concepts,
  featuredWork,
  hero,
  interactive,
  resumeSection,
  seo,
  vibe,
} from '../../../content/home'
import { contact, embeds, owner, resumeDownload, seoDefaults, socialLinks } from '../../../content/site'
import { vibeProjects } from '../../../content/vibe-projects'
import { BelowFold } from '../../components/below-fold'
import { ContactSection } from '../../components/contact-section'
import { ReadingLine } from '../../components/reading-line'
import { linkedinUrl } from '../../lib/linkedin-url'
import { publicFileUrl } from '../../lib/public-storage'
import type { LoadedPage } from '../../navigation/page-handle'
import { AboutSection } from './about-section'
import { AiConcepts } from './ai-concepts'
import { FeaturedWork } from './featured-work'
import { Hero } from './hero'
import { InteractivePortfolio } from './interactive-portfolio'
import { OrderedWork } from './ordered-work'
import { ResumeSection } from './resume-section'
import { personRecord, websiteRecord } from './structured-data'
import { VibeProjects } from './vibe-projects'

const Work = __READERS__ ? OrderedWork : FeaturedWork

function HomePage() {
  return (
    <>
      <Hero hero={hero} />
      <BelowFold>
        <ReadingLine />
        <AboutSection about={about} />
        <Work words={featuredWork} projects={caseStudyCards} />
        <ResumeSection
          words={resumeSection}
          contact={contact}
          linkedinUrl={linkedinUrl(socialLinks)}
          resumeUrl={publicFileUrl(resumeDownload.path)}
        />
        <AiConcepts words={concepts} />
        <VibeProjects words={vibe} projects={vibeProjects} />
        <InteractivePortfolio words={interactive} addresses={embeds} />
        <ContactSection
          words={contactSection}
          mail={__CONTACT__ === 'mail' ? mailInstead : undefined}
          contact={contact}
          socialLinks={socialLinks}
        />
      </BelowFold>
    </>
  )
}

export const page: LoadedPage = {
  Component: HomePage,
  handle: {
    seo,
    structuredData: [
      personRecord({ owner, contact, socialLinks, origin: __ORIGIN__ }),
      websiteRecord({ name: seoDefaults.siteName, description: seo.description, origin: __ORIGIN__ }),
    ],
  },
}
