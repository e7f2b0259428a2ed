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
