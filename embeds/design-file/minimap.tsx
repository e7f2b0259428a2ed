import type { PointerEvent, RefObject } from 'react'
import type { PlacedPage, Rect } from './place-boards'

interface MinimapProps {
  world: Rect
  pages: PlacedPage[]
  current: string | undefined
  lens: RefObject<HTMLDivElement | null>
  /** Moves the view's middle to a point of the world. */
  onCenter: (x: number, y: number) => void
}

/** For the pointer only: keyboards have the lists, the arrows and the toolbar. */
export function Minimap({ world, pages, current, lens, onCenter }: MinimapProps) {
  function follow(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return
    const box = event.currentTarget.getBoundingClientRect()
    onCenter(
      world.x + ((event.clientX - box.left) / box.width) * world.width,
      world.y + ((event.clientY - box.top) / box.height) * world.height,
    )
  }
  return (
    <div
      className="minimap"
      aria-hidden="true"
      style={{ aspectRatio: `${world.width} / ${world.height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={follow}
    >
      <svg viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`} aria-hidden="true">
        {pages.map(({ name, rect, boards }) => (
          <g key={name}>
            <rect {...rect} rx={60} className="mini-page" />
            {boards.map((board) => (
              <rect
                key={board.id}
                {...board.rect}
                rx={30}
                className="mini-board"
                data-current={board.id === current}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className="lens" ref={lens} />
    </div>
  )
}
