import { expect, test } from 'vitest'
import { pageHtml, restOfPage } from './page-html.ts'

const TEMPLATE =
  '<head><!--head--><!--gate-style--></head><body><div><!--gate--></div><i><!--page--></i><b><!--rest--></b></body>'
const NOTHING = {
  tags: [],
  needs: '',
  fonts: '',
  standIns: '',
  gateStyle: '',
  gate: '',
  firstStyle: '',
  firstScreen: '',
  rest: '',
}

function html(parts: Partial<Parameters<typeof pageHtml>[1]>): string {
  return pageHtml(TEMPLATE, { ...NOTHING, ...parts })
}

test('gate, first screen with its style, and the rest stand where the template says', () => {
  const parts = { gate: '<form></form>', firstStyle: 'p{}', firstScreen: '<main></main>', rest: '<hr>' }
  expect(html(parts)).toContain(
    '<div><form></form></div><i><style id="first-style">p{}</style><main></main></i><b><hr></b>',
  )
})

test('the rest is what the first screen alone lacks, part by part', () => {
  const below = (...parts: string[]) =>
    `<main>$1 (a|b)<div data-below="">${parts[0]}</div></main><div data-below="">${parts[1]}</div>`
  const parts = ['<p>Two</p><div>Three</div>', '<footer><div></div></footer>']
  expect(restOfPage(below(...parts), below('', ''))).toBe(`<div>${parts[0]}</div><div>${parts[1]}</div>`)
  expect(restOfPage('<main></main>', '<main></main>')).toBe('')
})

test('a page that changes outside of its parts below the first screen is refused', () => {
  const first = '<i id="1"></i><div data-below=""></div>'
  expect(() => restOfPage('<i id="2"></i><div data-below=""><p></p></div>', first)).toThrow('the same around')
})

test('a script below the first screen is refused', () => {
  const page = '<div data-below=""><script>1</script></div>'
  expect(() => restOfPage(page, '<div data-below=""></div>')).toThrow('no script')
})

test('dollar signs in a text are no replacement patterns', () => {
  expect(html({ rest: "$& $1 $' $100M" })).toContain("<b>$& $1 $' $100M</b>")
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
