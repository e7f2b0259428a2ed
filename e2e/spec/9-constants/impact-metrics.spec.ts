import type { APIRequestContext } from '@playwright/test'
import { said, served } from '../served'
import { expect, test } from '../visitor'

/** What a page says from one of its headings to another, wherever the two stand. */
async function between(request: APIRequestContext, slug: string, from: string, to: string): Promise<string> {
  const { words } = await served(request, `/case-study/${slug}`)
  return words.match(new RegExp(`${said(from)}.*?${said(to)}`, 'g'))!.join('\n')
}

function impact(request: APIRequestContext, slug: string): Promise<string> {
  return between(request, slug, 'Measurable Impact', 'Enterprise Value')
}

/** So that 5% is not found in 75%. */
function figure(text: string): RegExp {
  return new RegExp(`(?<!\\d)${said(text).replace(/[.+]/g, '\\$&')}`)
}

test('trace-flow-map and support-experience metrics include 75%, 40%, 500+, 99.9%, 45%, 60%, 80%, 35% (which card carries which: not shown)', async ({
  request,
}) => {
  const both = (await impact(request, 'trace-flow-map')) + (await impact(request, 'support-experience'))
  for (const metric of ['75%', '40%', '500+', '99.9%', '45%', '60%', '80%', '35%'])
    expect(both).toMatch(figure(metric))
})

for (const [name, slug, metrics] of [
  ['tracing', 'unified-tracing', ['70%', '50%', '85%', '40%']],
  ['adaptive email', 'adaptive-email', ['78%', '65%', '2.3M+', '92%']],
  ['AI exploration', 'ai-creative-exploration', ['200+', '85%', '50+', '300%']],
  ['design system', 'ht-design-system', ['85%', '70%', '100%', '50+']],
  ['managers app', 'teams-app', ['75%', '89%', '10K+', '95%']],
] as const)
  test(`${name}: ${metrics.join(', ')}`, async ({ request }) => {
    const words = await impact(request, slug)
    for (const metric of metrics) expect(words).toMatch(figure(metric))
  })

test('managers app, with challenge stat 73% and 5+ apps', async ({ request }) => {
  const challenge = await between(request, 'teams-app', 'Challenge', 'Solution')
  expect(challenge).toMatch(figure('73%'))
  expect(challenge).toMatch(figure('5+'))
  expect(challenge).toContain('apps')
})

test('research claims: 15+ email clients, 30+ interviews', async ({ request }) => {
  const clients = await between(request, 'adaptive-email', 'Challenge', 'Solution')
  expect(clients).toMatch(/15\+emailclients|emailclients.{0,40}15\+/)
  const interviews = await between(request, 'teams-app', 'Challenge', 'Solution')
  expect(interviews).toMatch(/30\+interviews|interviews.{0,40}30\+/)
})
