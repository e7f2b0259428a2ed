import { useLayoutEffect, useState } from 'react'
import { FeaturedWork, type FeaturedWorkProps } from './featured-work'
import { fetchFurther } from './fetch-further'
import { inWishedOrder, linkWishes } from './link-wishes'

/**
 * The case studies in the order that a visitor's link asks for. The page was made for everyone, so they are ordered in the
 * browser, before they are painted after a change of page.
 */
export function OrderedWork({ words, projects, further }: FeaturedWorkProps) {
  const [work, setWork] = useState({ projects, further })
  useLayoutEffect(() => {
    const { studies } = linkWishes()
    if (studies.length === 0) return
    setWork({ projects: inWishedOrder(projects, studies), further })
    if (!further || studies.every((slug) => projects.some(({ id }) => id === slug))) return
    fetchFurther(further).then(
      (others) => setWork({ projects: inWishedOrder([...projects, ...others], studies), further: undefined }),
      // Those that are there are in order; the others can still be asked for.
      () => {},
    )
  }, [projects, further])
  return <FeaturedWork words={words} {...work} />
}
