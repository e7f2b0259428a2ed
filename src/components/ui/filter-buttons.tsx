interface FilterButtonsProps<Value extends string> {
  label: string
  options: { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of choices of which one is on; on phones it scrolls sideways. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterButtonsProps<Value>) {
  return (
    <div data-print="hide" className="-mx-5 overflow-x-auto px-5 [scrollbar-width:none] sm:mx-0 sm:px-0">
      <fieldset aria-label={label} className="flex w-max min-w-full gap-1.5 py-1 sm:gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            className="flex min-h-12 grow items-center justify-center gap-1 rounded-control border border-ink/25 px-2.5 text-small font-medium whitespace-nowrap transition active:translate-y-px hover:border-ink aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-paper sm:grow-0 sm:gap-2.5 sm:px-5"
          >
            {option.label}
            {option.count !== undefined && (
              <span className="meta font-normal opacity-80">{option.count}</span>
            )}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
