import { contactSection, mailInstead, seo } from '../../../content/contact-section'
import { contact, socialLinks } from '../../../content/site'
import { ContactSection } from '../../components/contact/contact-section'
import type { LoadedPage } from '../../navigation/page-handle'

function ContactPage() {
  return (
    <div className="bg-vermilion pt-14">
      <ContactSection
        heading="h1"
        words={contactSection}
        mail={__CONTACT__ === 'mail' ? mailInstead : undefined}
        contact={contact}
        socialLinks={socialLinks}
      />
    </div>
  )
}

export const page: LoadedPage = { Component: ContactPage, handle: { seo, vermilionTop: true } }
