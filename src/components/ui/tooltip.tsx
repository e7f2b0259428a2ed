import { type ReactNode, useEffect, useRef, useState } from 'react'

const OPEN_DELAY_MS = 700
/** Whoever has just read one tooltip gets the next at once. */
const SKIP_DELAY_MS = 300

let lastClosed = Number.NEGATIVE_INFINITY

/** The name of an icon, shown to whoever rests on it with pointer or focus. Its words are read with the control. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function wait() {
    clearTimeout(timer.current)
    const delay = performance.now() - lastClosed < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
    timer.current = setTimeout(() => setOpen(true), delay)
  }

  function close() {
    clearTimeout(timer.current)
    if (!open) return
    lastClosed = performance.now()
    setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the control inside
    <span
      className="relative inline-block"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wait()}
      onPointerLeave={close}
      onFocus={wait}
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          className="meta pointer-events-none absolute bottom-full left-1/2 z-10 mb-2 -translate-x-1/2 animate-fade rounded-control bg-ink px-3 py-1.5 whitespace-nowrap text-paper shadow-card"
        >
          {text}
        </span>
      )}
    </span>
  )
}
