import { expect, test } from 'vitest'
import type { CaseStudy, ProjectPageContent } from './types'

const studies = import.meta.glob<{ study: CaseStudy }>(
  ['./case-studies/*.ts', '!./case-studies/*.card.ts', '!./case-studies/index.ts'],
  { eager: true },
)
const projects = import.meta.glob<{ project: ProjectPageContent }>(
  ['./projects/*.ts', '!./projects/*.card.ts', '!./projects/index.ts'],
  { eager: true },
)
function text(v: unknown, skip: string[], key = ''): string {
  if (skip.includes(key)) return ''
  if (typeof v === 'string') return v
  if (Array.isArray(v)) return v.map((x) => text(x, skip)).join(' ')
  if (v && typeof v === 'object') {
    if ('avif' in v) return ''
    return Object.entries(v)
      .map(([k, x]) => text(x, skip, k))
      .join(' ')
  }
  return ''
}
const n = (s: string) => s.split(/\s+/).filter(Boolean).length
test('x', () => {
  for (const { study: s } of Object.values(studies)) {
    const b = n(text([s.challenge, s.solution, s.process, s.enterpriseValue], ['kind', 'alt']))
    const m = n(text(s.metrics, ['icon']))
    const x = n(text([s.summary, s.minute], []))
    console.log(
      s.slug,
      'blocks',
      b,
      '+metrics',
      b + m,
      '+sum/minute',
      b + m + x,
      '+cta',
      b + m + x + n(text(s.callToAction, ['href'])),
      s.header.date,
      s.header.duration,
      s.header.role,
      s.callToAction.label,
    )
  }
  for (const { project: p } of Object.values(projects)) {
    const b = n(text([p.description, p.overview, p.features, p.insights, p.impact], ['kind', 'alt']))
    console.log(
      p.slug,
      b,
      b +
        n(
          text(
            p.images.map((i) => i.caption),
            [],
          ),
        ),
    )
  }
})
