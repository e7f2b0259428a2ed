import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PortfolioProject } from '../../../content/types'
import { ProjectCard } from './project-card'

const project: PortfolioProject = {
  id: 'tide-tables',
  title: 'Tide Tables',
  description: 'Tables of tides for harbors that have none.',
  image: { src: '/images/tides.webp', width: 800, height: 450, color: '#123456', srcSet: '' },
  category: 'product',
  technologies: ['Figma'],
  impact: '3 harbors',
  caseStudyUrl: '/case-study/tide-tables',
  client: 'Harborlight',
  date: 'May 2024',
}

function drawn(caseStudyUrl: string): string {
  const element = (
    <ProjectCard
      project={{ ...project, caseStudyUrl }}
      impactLabel="Impact"
      wide={false}
      offset={false}
      eager={false}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('a target path that starts with / opens in the same window', () => {
  expect(drawn('/case-study/tide-tables')).toContain('href="/case-study/tide-tables"')
  expect(drawn('/case-study/tide-tables')).not.toContain('target=')
})

test('any other address opens in a new tab', () => {
  expect(drawn('https://example.com/tides')).toMatch(
    /href="https:\/\/example\.com\/tides"[^>]* target="_blank"/,
  )
})
