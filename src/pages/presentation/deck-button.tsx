import type { ReactNode } from 'react'

interface DeckButtonProps {
  label: string
  /** The key that does the same. */
  shortcut?: string
  onClick: () => void
  className?: string
  children: ReactNode
}

export function DeckButton({ label, shortcut, onClick, className = '', children }: DeckButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper/10 active:translate-y-px ${className}`}
    >
      {children}
    </button>
  )
}
