import { type ComponentProps, useEffect, useState } from 'react'
import { inWishedOrder, linkWishes } from '../../lib/link-wishes'
import { FeaturedWork } from './featured-work'

/** The case studies in the order that a visitor's link asks for. The page was made for everyone, so the order comes after. */
export function OrderedWork({ words, projects }: ComponentProps<typeof FeaturedWork>) {
  const [ordered, setOrdered] = useState(projects)
  useEffect(() => {
    const { studies } = linkWishes()
    if (studies.length > 0) setOrdered(inWishedOrder(projects, studies))
  }, [projects])
  return <FeaturedWork words={words} projects={ordered} />
}
