import { type MouseEvent, useRef, useState } from 'react'
import { studyPage } from '../../../content/study-page'
import { scrollToId } from '../../components/scroll-behavior'
import { useScrollFrame } from './use-scroll-frame'

/** Where on the screen the eye is taken to read, from its top. */
const READING_LINE = 0.4

/** The text's parts beside the text. Each has a span that grows as the part is read. */
export function SectionIndex({ sections }: { sections: { id: string; title: string }[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState<string>()

  useScrollFrame(() => {
    const line = innerHeight * READING_LINE
    let reached: string | undefined
    for (const { id } of sections) {
      const section = document.getElementById(id)?.getBoundingClientRect()
      if (!section?.height) continue
      const read = Math.min(1, Math.max(0, (line - section.top) / section.height))
      if (read > 0) reached = id
      list.current?.querySelector<HTMLElement>(`[href="#${id}"]`)?.style.setProperty('--read', String(read))
    }
    setCurrent(reached)
  })

  // A change of the hash would begin at the page's top first; within the text that is a detour.
  function follow(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    scrollToId(id)
    document.getElementById(id)?.focus({ preventScroll: true })
  }

  return (
    <nav
      aria-label={studyPage.indexLabel}
      className="w-44 rounded-control focus-within:relative focus-within:z-30 focus-within:bg-paper"
    >
      <ol ref={list} className="grid gap-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => follow(event, id)}
              aria-current={current === id ? 'location' : undefined}
              className="group block py-2 text-ink-soft hover:text-ink aria-[current]:text-ink"
            >
              <span className="meta">{title}</span>
              <span
                aria-hidden="true"
                className="span-mark mt-1.5 block h-1 w-full origin-left scale-x-[max(0.1,var(--read,0))] rounded-full bg-sage group-aria-[current]:bg-vermilion"
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
