import { useEffect, useRef } from 'react'

/** Calls the action of a key wherever the focus is, as long as nothing is being typed. */
export function useKeys(actions: Record<string, () => void>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const action = latest.current[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
