import { memo } from 'react'
import { useLoaderData } from 'react-router'
import { BelowFold } from '../../components/below-fold'
import { ContactSection } from '../../components/contact/contact-section'
import { ReadingLine } from '../../components/reading-line'
import { AboutSection } from './about-section'
import { AiConcepts } from './ai-concepts'
import { FeaturedWork } from './featured-work'
import { Hero } from './hero'
import type { HomeContent } from './home-content'
import { InteractivePortfolio } from './interactive-portfolio'
import { OrderedWork } from './ordered-work'
import { ResumeSection } from './resume-section'
import { VibeProjects } from './vibe-projects'

const Work = __READERS__ ? OrderedWork : FeaturedWork

/** The router draws again at each of its states; the page need not. */
export const Component = memo(function HomePage() {
  const content = useLoaderData<HomeContent>()
  const { hero, owner, sections } = content
  return (
    <>
      <Hero hero={hero} owner={owner} sections={sections.map(({ id }) => id)} />
      <BelowFold>
        <ReadingLine />
        {sections.map((section) => (
          <Section key={section.id} section={section} content={content} />
        ))}
      </BelowFold>
    </>
  )
})

interface SectionProps {
  section: HomeContent['sections'][number]
  content: HomeContent
}

function Section({ section, content }: SectionProps) {
  const { contactSection, embeds, linkedinUrl, resumeUrl } = content
  switch (section.id) {
    case 'about':
      return <AboutSection about={section.words} />
    case 'projects':
      return <Work words={section.words} projects={section.projects} further={section.further} />
    case 'resume':
      return (
        <ResumeSection
          words={section.words}
          contact={contactSection.contact}
          linkedinUrl={linkedinUrl}
          resumeUrl={resumeUrl}
        />
      )
    case 'midjourney':
      return <AiConcepts words={section.words} />
    case 'vibecoding':
      return <VibeProjects words={section.words} projects={section.projects} />
    case 'embeds':
      return <InteractivePortfolio words={section.words} addresses={embeds} />
    case 'contact':
      return <ContactSection {...contactSection} />
  }
}
