import { aboutCard, callToAction, hero, logos, manifesto, seo, testimonials } from '../../../content/about'
import { socialLinks } from '../../../content/site'
import { BelowFold } from '../../components/below-fold'
import { linkedinUrl } from '../../components/linkedin-url'
import type { LoadedPage } from '../../navigation/page-handle'
import { AboutCard } from './about-card'
import { AboutHero } from './about-hero'
import { ConnectSection } from './connect-section'
import { LogoStrip } from './logo-strip'
import { Manifesto } from './manifesto'
import { Testimonials } from './testimonials'

function AboutPage() {
  return (
    <>
      <AboutHero {...hero} portrait={aboutCard.portrait} portraitAlt={aboutCard.portraitAlt} />
      <BelowFold>
        <AboutCard heading={aboutCard.heading} paragraphs={aboutCard.paragraphs} facts={aboutCard.facts} />
        {manifesto.items.length > 0 && <Manifesto {...manifesto} />}
        {testimonials.items.length > 0 && <Testimonials {...testimonials} />}
        <ConnectSection {...callToAction} linkedinUrl={linkedinUrl(socialLinks)} />
        {logos.items.length > 0 && <LogoStrip heading={logos.heading} logos={logos.items} />}
      </BelowFold>
    </>
  )
}

export const page: LoadedPage = { Component: AboutPage, handle: { seo, darkTop: true } }
