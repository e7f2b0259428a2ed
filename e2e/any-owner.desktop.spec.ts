import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { CaseStudy } from '../content/types'
import { phoneHref } from '../src/components/phone-href'
import { withoutAccent } from '../src/components/ui/accent'
import { studySections } from '../src/pages/case-study/sections'
import { hasContent } from '../src/pages/home/has-content'
import { expectNoViolations } from './accessibility-check'
import { plainStaticServer } from './plain-static-server'
import type { SiteContent } from './site-content'
import { expect, openLive, skipWithout, test } from './site-test'

/** Journeys that hold for every owner: all names, words and numbers come from the content that was built. */
test.use({ access: true })

function studiesOf(content: SiteContent): CaseStudy[] {
  return Object.values(content).flatMap((file) =>
    typeof file === 'object' && file && 'study' in file ? [file.study as CaseStudy] : [],
  )
}

function sitemapOf(buildFolder: string): string[] {
  const text = readFileSync(join(buildFolder, 'client/sitemap.xml'), 'utf8')
  return [...text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
}

test.describe('a newcomer', () => {
  test.use({ access: false })

  test('sees only the gate in the owner’s words, and passes with the owner’s password', async ({
    page,
    content,
    password,
  }) => {
    const { gate } = content.gate
    await page.goto('/about')
    await expect(page.getByRole('heading')).toHaveText([gate.title])
    const field = page.getByLabel(gate.prompt)
    await field.fill('certainly wrong')
    await page.getByRole('button', { name: gate.submitLabel }).click()
    await expect(page.getByRole('alert')).toHaveText(gate.invalid)
    await field.fill(password)
    await page.getByRole('button', { name: gate.submitLabel }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      withoutAccent(content.about.hero.heading),
    )
  })
})

test('Home has the sections that content fills, in its order, and leads to no other', async ({
  page,
  content,
}) => {
  const { hero, sections } = content.home
  const ids = sections.filter(hasContent).map(({ id }) => id)
  await openLive(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withoutAccent(hero.headline))
  expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids)
  await expect(page.getByRole('button', { name: hero.exploreLabel })).toHaveCount(
    ids.includes('projects') ? 1 : 0,
  )
  await expect(page.getByRole('button', { name: hero.figmaLabel })).toHaveCount(
    ids.includes('embeds') ? 1 : 0,
  )
  const cards = content['case-studies/index'].caseStudyCards
  await expect(page.locator('#projects').getByRole('heading', { level: 3 })).toHaveText(
    cards.map(({ title }) => title),
  )
})

test('the header leads to each page of the navigation that there is', async ({ page, content }) => {
  const { navigation, pagesLeftOut, owner } = content.site
  const links = navigation.filter(({ href }) => !pagesLeftOut.some((left) => left === href))
  await openLive(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: owner.name })).toBeVisible()
  for (const { name, href } of links) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(href)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
  }
})

test('each case study has its sections, and leads to the next of the list', async ({ page, content }) => {
  const cards = content['case-studies/index'].caseStudyCards
  const listed = cards.filter(({ caseStudyUrl }) => caseStudyUrl.startsWith('/case-study/'))
  for (const [place, { id, title, caseStudyUrl }] of listed.entries()) {
    const study = studiesOf(content).find(({ slug }) => slug === id)!
    await page.goto(caseStudyUrl)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const headings = studySections(study).map(({ title }) => title)
    await expect(page.locator('.reading-text h2')).toHaveText(headings)
    await expect(page.locator('[data-metric]')).toHaveCount(study.metrics?.length ?? 0)
    const next = study.next?.href ?? listed[(place + 1) % listed.length]!.caseStudyUrl
    await expect(page.locator('article > [data-below] > a[data-card], article a[data-card]')).toHaveAttribute(
      'href',
      next,
    )
  }
})

test('an earlier address leads to the page, an unlisted study is found by its address alone', async ({
  page,
  request,
  content,
  buildFolder,
}) => {
  const studies = studiesOf(content)
  const moved = studies.find(({ formerSlugs }) => formerSlugs?.length)
  const unlisted = studies.find(({ listed }) => listed === false)
  skipWithout(moved || unlisted, 'study that has moved or is unlisted')
  for (const former of moved?.formerSlugs ?? []) {
    const answer = await request.get(`/case-study/${former}?from=letter`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe(`/case-study/${moved?.slug}?from=letter`)
    expect(readFileSync(join(buildFolder, 'client/_redirects'), 'utf8')).toContain(
      `/case-study/${former} /case-study/${moved?.slug} 301`,
    )
  }
  if (moved) {
    await openLive(page, '/')
    // No link of the site leads there, but the history of one who has been here before may.
    await page.evaluate((path) => {
      history.replaceState(history.state, '', path)
      history.pushState(null, '', '/')
    }, `/case-study/${moved.formerSlugs![0]}`)
    await page.goBack()
    await expect(page).toHaveURL(`/case-study/${moved.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(moved.header.title)
  }
  if (unlisted) {
    const path = `/case-study/${unlisted.slug}`
    expect(sitemapOf(buildFolder)).not.toContain(path)
    expect(await (await request.get(path)).text()).toContain('content="noindex')
    await page.goto('/')
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  }
})

test.describe('on a host that redirects nothing', () => {
  test.use({ expectedErrors: /404/ })

  test('an earlier address leads to the page, and an unknown one stays where it is', async ({
    page,
    content,
    buildFolder,
  }) => {
    const moved = studiesOf(content).find(({ formerSlugs }) => formerSlugs?.length)
    skipWithout(moved, 'study that has moved')
    const host = createServer(plainStaticServer(join(buildFolder, 'client')))
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
    try {
      await page.goto(`${address}/case-study/${moved!.formerSlugs![0]}?from=letter`)
      await expect(page).toHaveURL(`${address}/case-study/${moved!.slug}?from=letter`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(moved!.header.title)
      await page.goto(`${address}/case-study/nowhere`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        content['error-screens'].notFound.heading,
      )
      await expect(page).toHaveURL(`${address}/case-study/nowhere`)
    } finally {
      host.closeAllConnections()
      host.close()
    }
  })
})

test('the gallery shows every picture', async ({ page, content }) => {
  const { items, heading } = content.visuals.visuals
  skipWithout(items.length, 'gallery')
  await openLive(page, '/visuals')
  const gallery = page.getByRole('region', { name: withoutAccent(heading) })
  await expect(gallery.getByRole('listitem')).toHaveCount(items.length)
})

test('About shows testimonials, rules and logos where there are some', async ({ page, content }) => {
  const { testimonials, manifesto, logos } = content.about
  await openLive(page, '/about')
  for (const { heading, items } of [testimonials, manifesto, logos])
    await expect(page.getByRole('region', { name: heading })).toHaveCount(items.length > 0 ? 1 : 0)
})

test('the resume comes as a PDF of the owner’s name', async ({ page, content }) => {
  const { resume } = content.resume
  const { resumeDownload, socialLinks } = content.site
  await openLive(page, '/resume')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.title)
  const linkedin = socialLinks.some(({ icon }) => icon === 'linkedin')
  await expect(page.getByRole('link', { name: resume.linkedinLabel })).toHaveCount(linkedin ? 1 : 0)
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name: resume.downloadLabel }).click()
  expect((await download).suggestedFilename()).toBe(resumeDownload.filename)
})

test('the deck has as many slides as content', async ({ page, content }) => {
  const { slides, controls } = content.presentation
  skipWithout(slides.length, 'deck')
  await openLive(page, '/presentation')
  await expect(page.locator('.deck-slides > section')).toHaveCount(slides.length)
  await page.getByRole('button', { name: controls.next }).click()
  await expect(page.getByText(`2 of ${slides.length}`).first()).toBeVisible()
})

test('a message is thanked for in the owner’s words, and the phone is dialed with its country', async ({
  page,
  content,
}) => {
  const { fields, submitLabel, sent } = content['contact-section'].contactSection
  const dial = phoneHref(content.site.contact.phone)
  await openLive(page, '/contact')
  if (dial) await expect(page.getByRole('main').locator(`a[href="${dial}"]`)).toBeVisible()
  const form = page.locator('form')
  for (const [{ label }, text] of [
    [fields.name, 'Ines Okafor'],
    [fields.email, 'ines@example.com'],
    [fields.subject, 'A role'],
    [fields.message, 'Can we talk?'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: submitLabel }).click()
  await expect(page.getByText(sent.title)).toBeVisible()
})

test('a page that was left out, and a draft, are unknown', async ({ request, content, buildFolder }) => {
  for (const path of content.site.pagesLeftOut) expect((await request.get(path)).status(), path).toBe(404)
  for (const study of studiesOf(content)) expect(study.draft, study.slug).toBeUndefined()
  expect(existsSync(join(buildFolder, 'client/case-study/post-office'))).toBe(false)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a page of each kind is accessible in the owner’s colors', async ({ page, content }) => {
    const [study] = content['case-studies/index'].caseStudyCards
    for (const path of ['/', study!.caseStudyUrl, '/about', '/contact']) {
      await openLive(page, path)
      await expectNoViolations(page)
    }
  })
})
