import { aboutCard, callToAction, hero, logos, manifesto, seo, testimonials } from '../../../content/about'
import { socialLinks } from '../../../content/site'
import { BelowFold } from '../../components/below-fold'
import type { LoadedPage } from '../../navigation/page-handle'
import { AboutCard } from './about-card'
import { AboutHero } from './about-hero'
import { CallToAction } from './call-to-action'
import { LogoStrip } from './logo-strip'
import { Manifesto } from './manifesto'
import { Testimonials } from './testimonials'

const linkedinUrl = socialLinks.find(({ icon }) => icon === 'linkedin')?.url

function AboutPage() {
  return (
    <>
      <AboutHero {...hero} portrait={aboutCard.portrait} portraitAlt={aboutCard.portraitAlt} />
      <BelowFold>
        <AboutCard heading={aboutCard.heading} paragraphs={aboutCard.paragraphs} facts={aboutCard.facts} />
        <Manifesto {...manifesto} />
        <Testimonials {...testimonials} />
        <CallToAction {...callToAction} linkedinUrl={linkedinUrl} />
        <LogoStrip heading={logos.heading} logos={logos.items} />
      </BelowFold>
    </>
  )
}

export const page: LoadedPage = { Component: AboutPage, handle: { seo, darkTop: true } }
