import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useRef } from 'react'
import { editorSetup } from './editor-setup'
import type { Sources } from './experiments'

const LANGUAGES = { html, css, js: javascript }

interface EditorProps {
  language: keyof Sources
  label: string
  /** The text to begin with; later texts come from the visitor. */
  text: string
  view: RefObject<EditorView | null>
  onChange: (text: string) => void
}

/** CodeMirror in React; remounted by key when another file is opened. */
export function Editor({ language, label, text, view, onChange }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ text, onChange })
  latest.current.onChange = onChange

  useEffect(() => {
    if (!place.current) return
    const editor = new EditorView({
      parent: place.current,
      doc: latest.current.text,
      extensions: [
        editorSetup,
        LANGUAGES[language](),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latest.current.onChange(update.state.doc.toString())
        }),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [language, label, view])

  return <div className="editor" ref={place} />
}

export function goToLine(editor: EditorView | null, line: number): void {
  if (!editor || line < 1 || line > editor.state.doc.lines) return
  const { from } = editor.state.doc.line(line)
  editor.dispatch({ selection: { anchor: from }, scrollIntoView: true })
  editor.focus()
}
