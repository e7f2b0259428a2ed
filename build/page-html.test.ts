import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'

const TEMPLATE =
  '<head><!--head--><!--gate-style--></head><body><div><!--gate--></div><!--style--><div><!--page--></div></body>'
const NOTHING = { tags: [], needs: '', gateStyle: '', gate: '', style: '', page: '' }

function html(parts: Partial<Parameters<typeof pageHtml>[1]>): string {
  return pageHtml(TEMPLATE, { ...NOTHING, ...parts })
}

test('gate and page stand where the template says', () => {
  expect(html({ gate: '<form></form>', style: 'p{}', page: '<main></main>' })).toContain(
    '<div><form></form></div><style>p{}</style><div><main></main></div>',
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
