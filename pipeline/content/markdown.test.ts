import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Block } from '../../content/types.ts'
import { Blocks } from '../../src/components/blocks.tsx'
import { withRichTexts } from './markdown-plugin.ts'

/** The blocks of a content file, as the build changes it. */
async function built(blocks: string): Promise<Block[]> {
  const source = withRichTexts(`const count = 7\nexport const blocks = [${blocks}]`)
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).blocks
}

/** What a reader gets, without its looks. */
function drawn(blocks: Block[]): string {
  const element = createElement(Blocks, { blocks, figureSizes: '' })
  const router = createMemoryRouter([{ path: '*', element }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  return html
    .replaceAll(/ (class|tabindex|dir|data-discover)="[^"]*"/g, '')
    .slice('<div>'.length, -'</div>'.length)
}

test('bold, emphasis, code and links are drawn as such', async () => {
  expect(drawn(await built("{ kind: 'text', text: 'A **bold** and *soft* `word`, [here](/about).' }"))).toBe(
    '<p>A <strong>bold</strong> and <em>soft</em> <code>word</code>, <a href="/about">here</a>.</p>',
  )
})

test('marks stand in each other, and an escaped one is a letter', async () => {
  const html = drawn(
    await built(String.raw`{ kind: 'text', text: '[**All** of *it*](#end)  \nis 5 \\* 4, **_now_**' }`),
  )
  expect(html).toBe(
    '<p><a href="#end"><strong>All</strong> of <em>it</em></a><br/>is 5 * 4, <strong><em>now</em></strong></p>',
  )
})

test('a link to another site opens a new tab and tells it nothing', async () => {
  const html = drawn(await built("{ kind: 'text', text: 'See [them](https://example.com/a).' }"))
  expect(html).toContain('<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">them</a>')
})

test('a list between paragraphs is a list of its own, and expressions keep their place', async () => {
  const html = drawn(
    await built(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: It is source text.
      "{ kind: 'text', text: `We had **${count} teams**:\\n\\n- one *first*\\n- ${count + 1} more\\n\\nThen none.` }",
    ),
  )
  expect(html).toBe(
    '<p>We had <strong>7 teams</strong>:</p><ul><li>one <em>first</em></li><li>8 more</li></ul><p>Then none.</p>',
  )
})

test('items that stand apart are marked, too', async () => {
  const html = drawn(await built("{ kind: 'text', text: '1. one **first**\\n\\n2. two' }"))
  expect(html).toMatch(/^<ol><li>one <strong>first<\/strong>\s*<\/li><li>two<\/li><\/ol>$/)
})

test('code between paragraphs keeps its lines and its signs', async () => {
  const html = drawn(await built("{ kind: 'text', text: 'So:\\n\\n```js\\na = **b**\\n  < 2\\n```' }"))
  expect(html).toBe('<p>So:</p><pre><code>a = **b**\n  &lt; 2</code></pre>')
})

test('items of a list, quotes, notes and points are Markdown, too', async () => {
  const html = drawn(
    await built(`
      { kind: 'list', ordered: true, items: ['Take a **number**.', 'Wait.'] },
      { kind: 'quote', text: 'It is *over*', by: 'A' },
      { kind: 'note', title: 'Now', text: 'A **note**.' },
      { kind: 'points', points: [{ title: 'One', text: 'A **point**.' }] },
    `),
  )
  expect(html).toContain('<ol><li>Take a <strong>number</strong>.</li><li>Wait.</li></ol>')
  expect(html).toContain('<blockquote>“It is <em>over</em>”</blockquote>')
  expect(html).toContain('<h3>Now</h3><p>A <strong>note</strong>.</p>')
  expect(html).toContain('<h3>One</h3><p>A <strong>point</strong>.</p>')
})

test('what came as JSON is drawn the same', async () => {
  const blocks = await built(`
    { kind: 'text', text: 'Plain, "quoted" <words>.' },
    { kind: 'text', text: \`A **bold** [link](/about) to \${count} [others](https://example.com), \\\`code\\\`:\\n\\n1. *one*\\n2. two\` },
    { kind: 'points', points: [{ title: 'One', text: 'A **point**.' }] },
  `)
  const sent: Block[] = JSON.parse(JSON.stringify(blocks))
  expect(drawn(sent)).toContain('<strong>bold</strong> <a href="/about">link</a> to 7 ')
  expect(drawn(sent)).toBe(drawn(blocks))
})

test('nothing unsafe comes through', async () => {
  const html = drawn(
    await built(
      "{ kind: 'text', text: '**x** <img src=x onerror=alert(1)> [y](javascript:alert(1)) ![z](https://a.example.com/b.png)' }",
    ),
  )
  expect(html).not.toMatch(/<img|<a|href/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('plain words stay what they are', () => {
  const source = "[{ kind: 'text', text: 'Plain words, 5 * 4 of them - and a_name.' }]"
  expect(withRichTexts(source)).toBe(source)
})
