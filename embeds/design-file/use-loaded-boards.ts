import { useEffect, useState } from 'react'
import { overlaps, type PlacedBoard, type Rect } from './place-boards'

/** Starts the artboards near the view, one after the other from its middle, so that the page stays responsive. */
export function useLoadedBoards(boards: PlacedBoard[], view: Rect | undefined) {
  const [started, setStarted] = useState<string[]>([])
  const [finished, setFinished] = useState<Record<string, Document | null>>({})

  useEffect(() => {
    if (!view || started.length > Object.keys(finished).length) return
    const [next] = boards
      .filter(({ id, rect }) => !started.includes(id) && overlaps(rect, withSurroundings(view)))
      .sort((a, b) => distance(a.rect, view) - distance(b.rect, view))
    if (next) setStarted([...started, next.id])
  }, [boards, view, started, finished])

  return {
    stateOf: (id: string) => (id in finished ? 'ready' : started.includes(id) ? 'loading' : 'waiting'),
    documentOf: (id: string | undefined) => (id ? finished[id] : null),
    finish: (id: string, board: Document | null) => setFinished((others) => ({ ...others, [id]: board })),
  } as const
}

function withSurroundings({ x, y, width, height }: Rect): Rect {
  return { x: x - width / 2, y: y - height / 2, width: width * 2, height: height * 2 }
}

function distance(a: Rect, b: Rect): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
}
