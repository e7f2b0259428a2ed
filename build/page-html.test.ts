import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'

const TEMPLATE =
  '<head><!--head--></head><body><div id="gate"><!--gate--></div><div><!--page--></div><!--needs--></body>'

function html(parts: Partial<Parameters<typeof pageHtml>[0]>): string {
  return pageHtml({ template: TEMPLATE, gate: '', page: '', tags: [], needs: '', ...parts })
}

test('gate and page stand where the template says', () => {
  expect(html({ gate: '<form></form>', page: '<main></main>' })).toContain(
    '<div id="gate"><form></form></div><div><main></main></div>',
  )
})

test('dollar signs in a text are no replacement patterns', () => {
  expect(html({ page: "$& $1 $' $100M" })).toContain("<div>$& $1 $' $100M</div>")
})

test('attributes and titles are escaped', () => {
  const page = html({
    tags: [
      { name: 'title', attributes: {}, text: 'A < B & C' },
      { name: 'meta', attributes: { name: 'description', content: 'say "hi" <b>' } },
    ],
  })
  expect(page).toContain('<title data-page-head>A &lt; B &amp; C</title>')
  expect(page).toContain('content="say &quot;hi&quot; &lt;b&gt;"')
})

test('a script keeps its JSON as it is', () => {
  const tag = { name: 'script' as const, attributes: { type: 'application/ld+json' }, text: '{"a":"b & c"}' }
  expect(html({ tags: [tag] })).toContain('>{"a":"b & c"}</script>')
})

test('preloads serve the first page only, so navigation may leave them', () => {
  const preload = { name: 'link' as const, attributes: { rel: 'preload', href: '/a.woff2' } }
  const canonical = { name: 'link' as const, attributes: { rel: 'canonical', href: '/' } }
  const page = html({ tags: [preload, canonical] })
  expect(page).toContain('<link rel="preload" href="/a.woff2">')
  expect(page).toContain('<link data-page-head rel="canonical" href="/">')
})
