interface TextFieldProps {
  name: string
  label: string
  placeholder: string
  type?: 'text' | 'email'
  autoComplete?: string
  /** More than one row makes it a text area. */
  rows?: number
  className?: string
}

const BOX =
  'w-full rounded-control border border-ink/25 bg-white px-4 py-3 transition-colors duration-200 placeholder:text-ink-soft/90 ' +
  'hover:border-ink/50 user-invalid:border-ember'

/** A required field with its label. */
export function TextField({
  name,
  label,
  placeholder,
  type = 'text',
  autoComplete = 'off',
  rows,
  className = '',
}: TextFieldProps) {
  const id = `field-${name}`
  const shared = { id, name, placeholder, autoComplete, required: true }
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
    </div>
  )
}
