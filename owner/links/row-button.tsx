import type { ReactNode } from 'react'

interface RowButtonProps {
  /** What it acts on, where that is not plain to hear. */
  label?: string
  onClick: () => void
  children: ReactNode
}

export function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-label underline decoration-line decoration-2 underline-offset-4 hover:decoration-vermilion"
    >
      {children}
      {label && <span className="sr-only">{label}</span>}
    </button>
  )
}
