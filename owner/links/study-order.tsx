import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LinkChoices } from '../../shared/owner-api'

interface StudyOrderProps {
  studies: LinkChoices['studies']
  /** Slugs, in order. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Which studies come first on Home. Buttons move them, so that a keyboard can; the focus goes along. */
export function StudyOrder({ studies, chosen, onChange }: StudyOrderProps) {
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef('')
  const titleOf = (slug: string) => studies.find((study) => study.slug === slug)?.title ?? slug
  const rest = studies.filter(({ slug }) => !chosen.includes(slug))

  useEffect(() => {
    if (!focusNext.current) return
    const [slug, way] = focusNext.current.split(' ')
    focusNext.current = ''
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-study="${slug}"] button`) ?? []),
    ]
    // At an end the button that was pressed has nothing to do any more.
    const pressed = buttons.find((button) => button.dataset.way === way && !button.disabled)
    ;(pressed ?? buttons.find((button) => !button.disabled))?.focus()
  })

  function move(slug: string, step: 1 | -1) {
    const from = chosen.indexOf(slug)
    const next = chosen.toSpliced(from, 1).toSpliced(from + step, 0, slug)
    focusNext.current = `${slug} ${step === 1 ? 'down' : 'up'}`
    setSaid(`${titleOf(slug)}, ${from + step + 1} of ${chosen.length}`)
    onChange(next)
  }

  function add(slug: string) {
    setSaid(`${titleOf(slug)}, ${chosen.length + 1} of ${chosen.length + 1}`)
    onChange([...chosen, slug])
  }

  function remove(slug: string) {
    setSaid(`${titleOf(slug)} taken out`)
    onChange(chosen.filter((other) => other !== slug))
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-medium">Case studies first on Home (optional)</legend>
      <p className="mt-1 mb-3 text-label text-ink-soft">The others follow in their usual order.</p>
      <ol ref={list} className="mb-3 grid gap-1.5">
        {chosen.map((slug, index) => (
          <li
            key={slug}
            data-study={slug}
            className="flex items-center gap-3 rounded-control border border-ink/25 bg-white py-0.5 pr-1 pl-4"
          >
            <span className="meta text-ink-soft">{index + 1}</span>
            <span dir="auto" className="min-w-0 grow truncate text-small">
              {titleOf(slug)}
            </span>
            <MoveButton
              way="up"
              name={`${titleOf(slug)} up`}
              disabled={index === 0}
              onClick={() => move(slug, -1)}
            >
              <IconArrowUp aria-hidden="true" size={18} />
            </MoveButton>
            <MoveButton
              way="down"
              name={`${titleOf(slug)} down`}
              disabled={index === chosen.length - 1}
              onClick={() => move(slug, 1)}
            >
              <IconArrowDown aria-hidden="true" size={18} />
            </MoveButton>
            <MoveButton way="out" name={`Take out ${titleOf(slug)}`} onClick={() => remove(slug)}>
              <IconX aria-hidden="true" size={18} />
            </MoveButton>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-1.5">
        {rest.map(({ slug, title }) => (
          <button
            key={slug}
            type="button"
            onClick={() => add(slug)}
            className="flex min-h-11 items-center gap-1.5 rounded-control border border-dashed border-ink/30 px-3 text-label hover:border-ink"
          >
            <IconPlus aria-hidden="true" size={15} />
            <span dir="auto">{title}</span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}

interface MoveButtonProps {
  way: 'up' | 'down' | 'out'
  name: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function MoveButton({ way, name, disabled = false, onClick, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-way={way}
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-bone disabled:opacity-25"
    >
      {children}
    </button>
  )
}
