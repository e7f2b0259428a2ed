import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const LINE_NUMBER = 'color-mix(in srgb, var(--paper) 65%, transparent)'
/** Light enough on the editor's ground, whatever the theme's own is. */
const KEYWORD = 'color-mix(in srgb, var(--vermilion) 60%, var(--paper))'

const looks = EditorView.theme(
  {
    '&': {
      height: '100%',
      backgroundColor: 'var(--pine-deep)',
      color: 'var(--paper)',
      fontSize: '0.8125rem',
    },
    '&.cm-focused': { outline: '2.5px solid var(--butter)', outlineOffset: '-2.5px' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
    '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--butter)' },
    '.cm-cursor': { borderLeftColor: 'var(--butter)' },
    '.cm-gutters': { backgroundColor: 'var(--pine-deep)', color: LINE_NUMBER, border: '0' },
    '.cm-activeLine, .cm-activeLineGutter': {
      backgroundColor: 'color-mix(in srgb, currentColor 5%, transparent)',
    },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'var(--pine-soft)',
    },
    '.cm-matchingBracket': {
      backgroundColor: 'color-mix(in srgb, var(--butter) 25%, transparent) !important',
    },
  },
  { dark: true },
)

const colors = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--sage)' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.tagName], color: KEYWORD },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--butter)' },
  { tag: [tags.number, tags.bool, tags.unit, tags.color, tags.atom], color: 'var(--sky)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--bone)' },
  { tag: [tags.propertyName, tags.attributeName, tags.className], color: 'var(--aside)' },
  { tag: [tags.invalid], color: KEYWORD, textDecoration: 'underline' },
])

export const editorTheme = [looks, syntaxHighlighting(colors)]
