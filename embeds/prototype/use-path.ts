import { useState } from 'react'

/** The states visited so far; the last is the current one. */
export function usePath(first: string) {
  const [path, setPath] = useState([first])
  return {
    current: path.at(-1) ?? first,
    canGoBack: path.length > 1,
    go: (id: string) => setPath([...path, id]),
    back: () => setPath(path.length > 1 ? path.slice(0, -1) : path),
    restart: () => setPath([first]),
  }
}
