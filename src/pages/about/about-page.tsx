import { memo } from 'react'
import { useLoaderData } from 'react-router'
import { BelowFold } from '../../components/below-fold'
import { AboutCard } from './about-card'
import type { AboutContent } from './about-content'
import { AboutHero } from './about-hero'
import { ConnectSection } from './connect-section'
import { LogoStrip } from './logo-strip'
import { Manifesto } from './manifesto'
import { Testimonials } from './testimonials'

export const Component = memo(function AboutPage() {
  const { hero, aboutCard, manifesto, testimonials, callToAction, linkedinUrl, logos } =
    useLoaderData<AboutContent>()
  return (
    <>
      <AboutHero {...hero} portrait={aboutCard.portrait} portraitAlt={aboutCard.portraitAlt} />
      <BelowFold>
        <AboutCard heading={aboutCard.heading} paragraphs={aboutCard.paragraphs} facts={aboutCard.facts} />
        {manifesto.items.length > 0 && <Manifesto {...manifesto} />}
        {testimonials.items.length > 0 && <Testimonials {...testimonials} />}
        <ConnectSection {...callToAction} linkedinUrl={linkedinUrl} />
        {logos.items.length > 0 && <LogoStrip heading={logos.heading} logos={logos.items} />}
      </BelowFold>
    </>
  )
})
