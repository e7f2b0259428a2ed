import { useRef } from 'react'
import { BOARD_WIDTH, boardUrl } from '../boards'
import type { Area, PrototypeState } from './states'
import { useSize } from './use-size'

const FILE = 'trace-flow-map'
const NARROW = 640

interface StageProps {
  state: PrototypeState
  /** The boards to keep in the page: this state's and the next ones', so that no click waits. */
  boards: string[]
  flashing: boolean
  onMiss: () => void
  onGo: (id: string) => void
}

export function Stage({ state, boards, flashing, onMiss, onGo }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(stage)
  const view = (width < NARROW && state.closeView) || state.view
  const scale = Math.min(width / view[2], height / view[3])
  const x = (width - view[2] * scale) / 2 - view[0] * scale
  const y = (height - view[3] * scale) / 2 - view[1] * scale
  return (
    // The click that misses every hotspot is the pointer's question where to press; keyboards go from hotspot to hotspot.
    // biome-ignore lint/a11y: see above
    <div className="stage" ref={stage} onClick={onMiss} data-flashing={flashing} data-ready={width > 0}>
      <div className="surface" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {boards.map((board) => (
          <iframe
            key={board}
            title={board === state.board ? `Screen: ${state.name}` : 'Screen in waiting'}
            aria-hidden={board !== state.board}
            data-shown={board === state.board}
            src={boardUrl(FILE, board)}
            tabIndex={-1}
          />
        ))}
        {view[2] < BOARD_WIDTH && view === state.view && <span className="spotlight" style={place(view)} />}
        {state.hotspots.map(({ label, area, to }) => (
          <button
            key={`${state.id} ${label}`}
            type="button"
            className="hotspot"
            aria-label={label}
            style={place(area)}
            onClick={(event) => {
              event.stopPropagation()
              onGo(to)
            }}
          />
        ))}
      </div>
    </div>
  )
}

function place([left, top, width, height]: Area) {
  return { left, top, width, height }
}
