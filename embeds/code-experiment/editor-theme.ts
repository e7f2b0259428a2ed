import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const looks = EditorView.theme(
  {
    '&': { height: '100%', backgroundColor: 'var(--pine-deep)', color: '#e9f0ea', fontSize: '0.8125rem' },
    '&.cm-focused': { outline: '2.5px solid var(--butter)', outlineOffset: '-2.5px' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
    '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--butter)' },
    '.cm-cursor': { borderLeftColor: 'var(--butter)' },
    '.cm-gutters': { backgroundColor: 'var(--pine-deep)', color: '#7f968c', border: '0' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(255 255 255 / 0.05)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: '#2d5a4c',
    },
    '.cm-matchingBracket': {
      backgroundColor: 'color-mix(in srgb, var(--butter) 25%, transparent) !important',
    },
  },
  { dark: true },
)

const colors = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--sage)' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.tagName], color: '#ff9a78' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--butter)' },
  { tag: [tags.number, tags.bool, tags.unit, tags.color, tags.atom], color: 'var(--sky)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--bone)' },
  { tag: [tags.propertyName, tags.attributeName, tags.className], color: '#bcd3c6' },
  { tag: [tags.invalid], color: '#ff9a78', textDecoration: 'underline' },
])

export const editorTheme = [looks, syntaxHighlighting(colors)]
