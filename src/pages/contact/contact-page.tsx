import { useLoaderData } from 'react-router'
import { ContactSection } from '../../components/contact/contact-section'
import type { ContactContent } from './contact-content'

export function Component() {
  const { section } = useLoaderData<ContactContent>()
  return (
    <div className="bg-vermilion pt-14">
      <ContactSection heading="h1" {...section} />
    </div>
  )
}
