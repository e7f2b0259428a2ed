import { useEffect, useRef } from 'react'

type KeyAction = [key: string, action: () => void]

/** Calls the action of a key wherever the focus is; combinations stay the browser's. */
export function useKeys(actions: KeyAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const found = latest.current.find(([key]) => key === event.key)
      if (!found) return
      event.preventDefault()
      found[1]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
