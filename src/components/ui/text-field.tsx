import { type FormEvent, useState } from 'react'

interface TextFieldProps {
  name: string
  label: string
  placeholder: string
  /** Said when it was left empty. */
  missing: string
  type?: 'text' | 'email'
  autoComplete?: string
  /** More than one row makes it a text area. */
  rows?: number
  className?: string
}

const BOX =
  'w-full rounded-control border border-ink/25 bg-white px-4 py-3 transition-colors placeholder:text-ink-soft/90 ' +
  'scroll-mt-14 hover:border-ink/50 aria-invalid:border-ember aria-invalid:ring-1 aria-invalid:ring-ember'

type Control = HTMLInputElement | HTMLTextAreaElement

/** A required field with its label. The browser checks it; what it finds is said below the field, in our words where it is empty. */
export function TextField({
  name,
  label,
  placeholder,
  missing,
  type = 'text',
  autoComplete = 'off',
  rows,
  className = '',
}: TextFieldProps) {
  const [problem, setProblem] = useState('')
  const id = `field-${name}`

  function problemOf({ validity, validationMessage }: Control): string {
    return validity.valueMissing ? missing : validationMessage
  }

  function explain(event: FormEvent<Control>) {
    const field = event.currentTarget
    event.preventDefault()
    setProblem(problemOf(field))
    if (field.form?.querySelector(':invalid') === field) field.focus()
  }

  function recheck({ currentTarget }: FormEvent<Control>) {
    if (problem) setProblem(problemOf(currentTarget))
  }

  const shared = {
    id,
    name,
    placeholder,
    autoComplete,
    required: true,
    'aria-invalid': problem !== '',
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onInvalid: explain,
    onInput: recheck,
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-small font-medium">
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} className={`${BOX} block resize-y`} {...shared} />
      ) : (
        <input type={type} className={BOX} {...shared} />
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-2 flex items-baseline gap-2.5 text-small text-ember">
          <span aria-hidden="true" className="h-1 w-4 shrink-0 self-center rounded-full bg-vermilion" />
          {problem}
        </p>
      )}
    </div>
  )
}
