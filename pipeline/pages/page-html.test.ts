import { expect, test } from 'vitest'
import { pageHtml, restOfPage } from './page-html.ts'

const TEMPLATE =
  '<head><!--head--></head><body><!--gate-begins--><div><!--gate--></div><!--gate-ends-->' +
  '<!--page-begins--><main><!--page--></main><!--page-ends--><b><!--rest--></b></body>'
const NOTHING = { tags: [], needs: '', fonts: '', standIns: '' }
const GATE = { html: '<form></form>', style: 'form{}' }
const PAGE = { html: '<h1></h1>', style: 'h1{}' }

function html(parts: Partial<Parameters<typeof pageHtml>[1]>): string {
  return pageHtml(TEMPLATE, { ...NOTHING, ...parts })
}

test('gate, first screen and the rest stand where the template says, each with its style', () => {
  expect(html({ gate: GATE })).toContain(
    '<body><style id="gate-style">form{}</style><div><form></form></div><main></main><b></b></body>',
  )
  expect(html({ page: PAGE, rest: '<hr>' })).toContain(
    '<template id="page"><!-- --><style id="first-style">h1{}</style><main><h1></h1></main></template><b><hr></b>',
  )
})

test('of a document with both, the page stands in a template for machines that run no script', () => {
  const both = html({ gate: GATE, page: PAGE }).replace(/<script>.*?<\/script>/g, '')
  expect(both).toContain('<form></form></div></template><template id="page">')
  expect(both).toContain('<main><h1></h1></main></template>')
})

test('no comment of the gate ends what a returning visitor reads over', () => {
  const gate = { ...GATE, html: '<form><!-- logo\n--><svg></svg>Say<!-- -->friend</form>' }
  const [, over = ''] = html({ gate, page: PAGE }).split('</script>')
  expect(over).toContain('<form><svg></svg>Sayfriend</form>')
  expect(over.slice(0, over.indexOf('-->'))).toMatch(/<template id="page"><!-- $/)
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
