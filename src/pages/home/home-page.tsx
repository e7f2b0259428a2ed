import { contactSection, mailInstead } from '../../../content/contact-section'
import { hero, sections, seo } from '../../../content/home'
import { contact, embeds, owner, resumeDownload, seoDefaults, socialLinks } from '../../../content/site'
import type { HomeSection } from '../../../content/types'
import { BelowFold } from '../../components/below-fold'
import { ContactSection } from '../../components/contact/contact-section'
import { linkedinUrl } from '../../components/linkedin-url'
import { publicFileUrl } from '../../components/public-storage'
import { ReadingLine } from '../../components/reading-line'
import type { LoadedPage } from '../../navigation/page-handle'
import { AboutSection } from './about-section'
import { AiConcepts } from './ai-concepts'
import { FeaturedWork } from './featured-work'
import { Hero } from './hero'
import { InteractivePortfolio } from './interactive-portfolio'
import { OrderedWork } from './ordered-work'
import { ResumeSection } from './resume-section'
import { hasContent } from './section-content'
import { personRecord, websiteRecord } from './structured-data'
import { VibeProjects } from './vibe-projects'

const shown = sections.filter(hasContent)
const Work = __READERS__ ? OrderedWork : FeaturedWork

function HomePage() {
  return (
    <>
      <Hero hero={hero} owner={owner} sections={shown.map(({ id }) => id)} />
      <BelowFold>
        <ReadingLine />
        {shown.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </BelowFold>
    </>
  )
}

function Section({ section }: { section: HomeSection }) {
  switch (section.id) {
    case 'about':
      return <AboutSection about={section.words} />
    case 'projects':
      return <Work words={section.words} projects={section.projects} further={section.further} />
    case 'resume':
      return (
        <ResumeSection
          words={section.words}
          contact={contact}
          linkedinUrl={linkedinUrl(socialLinks)}
          resumeUrl={publicFileUrl(resumeDownload.path)}
        />
      )
    case 'midjourney':
      return <AiConcepts words={section.words} />
    case 'vibecoding':
      return <VibeProjects words={section.words} projects={section.projects} />
    case 'embeds':
      return <InteractivePortfolio words={section.words} addresses={embeds} />
    case 'contact':
      return (
        <ContactSection
          words={contactSection}
          mail={__CONTACT__ === 'mail' ? mailInstead : undefined}
          contact={contact}
          socialLinks={socialLinks}
        />
      )
  }
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
