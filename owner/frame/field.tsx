import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export const FIELD_BOX =
  'w-full rounded-control border border-ink/25 bg-white px-4 py-3 transition-colors placeholder:text-ink-soft/90 ' +
  'hover:border-ink/50 aria-invalid:border-ember aria-invalid:ring-1 aria-invalid:ring-ember'

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  className?: string
  /** The control, which takes these attributes. */
  children: (attributes: FieldAttributes) => ReactNode
}

interface FieldAttributes {
  id: string
  className: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** A control with its label, what it is for, and what is wrong with it. */
export function Field({ id, label, hint, problem, className = '', children }: FieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-small font-medium">
        {label}
      </label>
      {children({
        id,
        className: FIELD_BOX,
        'aria-invalid': Boolean(problem),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-label text-ink-soft">
          {hint}
        </p>
      )}
      {problem && (
        <div id={`${id}-problem`}>
          <Problem text={problem} />
        </div>
      )}
    </div>
  )
}

export function Problem({ text }: { text: string }) {
  return (
    <p className="mt-2 flex items-baseline gap-2.5 text-small text-ember">
      <span aria-hidden="true" className="span-mark h-1 w-4 shrink-0 self-center rounded-full bg-vermilion" />
      {text}
    </p>
  )
}

interface CheckLineProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckLine({ label, checked, onChange }: CheckLineProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-pine"
      />
      <span dir="auto" className="text-small">
        {label}
      </span>
    </label>
  )
}

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <IconSearch
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-soft"
      />
      <input
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={placeholder}
        className={`${FIELD_BOX} h-12 py-0 pl-11`}
      />
    </label>
  )
}
