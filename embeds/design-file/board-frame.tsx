import { boardUrl } from '../boards'
import type { PlacedBoard, Rect } from './place-boards'

interface BoardFrameProps {
  file: string
  board: PlacedBoard
  state: 'waiting' | 'loading' | 'ready'
  current: boolean
  /** A layer to outline, within the artboard. */
  outline: Rect | undefined
  onLoad: (content: Document | null) => void
  onSelect: () => void
  onOpen: () => void
}

/** A live artboard in a frame of its own, so that no style or name of one reaches another. */
export function BoardFrame({
  file,
  board,
  state,
  current,
  outline,
  onLoad,
  onSelect,
  onOpen,
}: BoardFrameProps) {
  const { x, y } = board.rect
  return (
    // Keyboards reach the artboards through the lists and the toolbar; this is the pointer's way.
    // biome-ignore lint/a11y: see above
    <article
      className="board"
      data-board={board.id}
      data-state={state}
      data-current={current}
      style={{ left: x, top: y }}
      onClick={onSelect}
      onDoubleClick={onOpen}
    >
      <h3 className="board-title">{board.title}</h3>
      {state !== 'waiting' && (
        <iframe
          title={`Artboard: ${board.title}`}
          src={boardUrl(file, board.id)}
          tabIndex={-1}
          onLoad={({ currentTarget: { contentDocument } }) => {
            holdStill(contentDocument)
            onLoad(contentDocument)
          }}
        />
      )}
      {outline && (
        <span
          className="outline"
          style={{ left: outline.x, top: outline.y, width: outline.width, height: outline.height }}
        />
      )}
    </article>
  )
}

/** In a file the artboards stand still; what moves in them would cost frames while panning. */
function holdStill(board: Document | null): void {
  for (const animation of board?.getAnimations() ?? []) animation.pause()
}
