import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withElements } from './markdown-plugin.ts'

/** The HTML of the texts of a content file. */
function drawn(source: string): string {
  const values = new Function('$h', '$f', 'count', `return ${withElements(source)}`)(
    createElement,
    Fragment,
    7,
  )
  return values
    .map(({ text, items, code }: Record<string, ReactNode[] | undefined>) =>
      renderToStaticMarkup(
        createElement(Fragment, null, text ?? code ?? createElement('ul', null, ...(items ?? []))),
      ),
    )
    .join('|')
}

test('bold, emphasis, code and links become elements', () => {
  expect(drawn("[{ kind: 'text', text: 'A **bold** and *soft* `word`, [here](/about).' }]")).toBe(
    'A <strong>bold</strong> and <em>soft</em> <code>word</code>, <a href="/about" class="underline decoration-vermilion decoration-2 underline-offset-4">here</a>.',
  )
})

test('a list between paragraphs is a block of its own, and expressions keep their place', () => {
  expect(
    drawn(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: It is source text.
      "[{ kind: 'text', text: `We had **${count} teams**:\\n\\n- one *first*\\n- ${count + 1} more\\n\\nThen none.` }]",
    ),
  ).toBe('We had <strong>7 teams</strong>:|<ul>one <em>first</em>8 more</ul>|Then none.')
})

test('items of a list block are Markdown, too', () => {
  expect(drawn("[{ kind: 'list', ordered: true, items: ['Take a **number**.', 'Wait.'] }]")).toBe(
    '<ul>Take a <strong>number</strong>.Wait.</ul>',
  )
})

test('text beside blocks stays one node', () => {
  expect(drawn("[{ title: 'a', text: 'A **point**.' }]")).toBe('A <strong>point</strong>.')
})

test('nothing unsafe comes through', () => {
  const html = drawn(
    "[{ kind: 'text', text: '**x** <img src=x onerror=alert(1)> [y](javascript:alert(1)) ![z](https://a.example.com/b.png)' }]",
  )
  expect(html).not.toMatch(/<img|<a|href/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('plain words stay what they are', () => {
  const source = "[{ kind: 'text', text: 'Plain words, 5 * 4 of them - and a_name.' }]"
  expect(withElements(source)).toBe(source)
})
