import { useMemo, useState } from 'react'
import { BOARD_WIDTH } from '../boards'
import { useKeys } from '../use-keys'
import { BoardFrame } from './board-frame'
import { boardLayers, type Layer } from './board-layers'
import { useCover } from './cover'
import type { DesignFile } from './files'
import { Minimap } from './minimap'
import { OpenCover } from './open-cover'
import { boundsOf, inWorld, type PlacedBoard, placeBoards, type Rect } from './place-boards'
import { SidePanel } from './side-panel'
import { Toolbar, toggleFullScreen } from './toolbar'
import { useCanvas } from './use-canvas'
import { useLoadedBoards } from './use-loaded-boards'

const ZOOM_STEP = 1.4
const BOARDS_PER_ROW_UPRIGHT = 1
/** A frame that is smaller than this, one way or the other, opens on the first board alone. */
const SMALL_FRAME = { width: 1200, height: 320 }
/** A larger one opens on the first board and the edges of its neighbors: as stamps, none of them could be read. */
const OPENING_BOARDS = 1.45
/** What the list of boards leaves of a frame's shape, with room for the toolbar. */
const CANVAS_SHAPE = 0.72
const PAN_STEP = 120
const LAYER_MARGIN = 60
const LARGEST_LAYER_SCALE = 2

interface ViewerProps {
  file: DesignFile
  /** An artboard to begin with. */
  firstBoard?: string | null
}

export function Viewer({ file, firstBoard }: ViewerProps) {
  const { pages, boards, world, first } = useMemo(() => arrange(file, firstBoard), [file, firstBoard])
  const { viewport, surface, lens, camera, scale, view } = useCanvas(world, first)
  const { stateOf, documentOf, finish } = useLoadedBoards(boards, view)
  const cover = useCover()
  const [current, setCurrent] = useState(firstBoard ?? undefined)
  const [pointed, setPointed] = useState<Layer>()
  const index = boards.findIndex(({ id }) => id === current)
  const content = documentOf(current)
  const layers = useMemo(() => (content ? boardLayers(content) : []), [content])

  const fit = () => camera.current?.show(world, 1, true)
  const zoomIn = () => camera.current?.zoomBy(ZOOM_STEP)
  const zoomOut = () => camera.current?.zoomBy(1 / ZOOM_STEP)
  const actualSize = () => camera.current?.zoomTo(1)
  const pan = (x: number, y: number) => camera.current?.panBy(x * PAN_STEP, y * PAN_STEP)

  function open(board: PlacedBoard) {
    setCurrent(board.id)
    camera.current?.show(board.rect, 1, true)
  }

  function step(by: 1 | -1) {
    const next = boards[(Math.max(index, by === 1 ? -1 : 0) + by + boards.length) % boards.length]
    if (next) open(next)
  }

  function showLayer({ rect }: Layer) {
    const board = boards[index]
    if (board) camera.current?.show(inWorld(rect, board.rect, LAYER_MARGIN), LARGEST_LAYER_SCALE, true)
  }

  useKeys([
    ['+', zoomIn],
    ['=', zoomIn],
    ['-', zoomOut],
    ['_', zoomOut],
    ['0', actualSize],
    ['1', fit],
    ['f', toggleFullScreen],
    ['PageDown', () => step(1)],
    ['PageUp', () => step(-1)],
    ['ArrowLeft', () => pan(1, 0)],
    ['ArrowRight', () => pan(-1, 0)],
    ['ArrowUp', () => pan(0, 1)],
    ['ArrowDown', () => pan(0, -1)],
  ])

  return (
    <div className="viewer">
      <SidePanel
        file={file}
        pages={pages}
        current={current}
        layers={layers}
        onPage={({ rect }) => camera.current?.show(rect, 1, true)}
        onBoard={open}
        onLayer={showLayer}
        onPointAtLayer={setPointed}
      />
      <main className="stage">
        <section
          className="viewport"
          ref={viewport}
          aria-label="Canvas"
          aria-describedby="keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the arrow keys, as any scrolling region does
          tabIndex={0}
        >
          <div className="surface" ref={surface}>
            {pages.map(({ name, rect }) => (
              <section
                key={name}
                className="page"
                style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
              >
                <h2 className="page-title">{name}</h2>
              </section>
            ))}
            {boards.map((board) => (
              <BoardFrame
                key={board.id}
                file={file.slug}
                board={board}
                state={stateOf(board.id)}
                current={board.id === current}
                outline={board.id === current ? pointed?.rect : undefined}
                onLoad={(content) => finish(board.id, content)}
                onSelect={() => setCurrent(board.id)}
                onOpen={() => open(board)}
              />
            ))}
          </div>
        </section>
        <p id="keys" className="visually-hidden">
          Arrow keys pan, plus and minus zoom, 0 shows actual size, 1 fits the file, Page Up and Page Down go
          from artboard to artboard.
        </p>
        {cover ? (
          <OpenCover />
        ) : (
          <>
            <Minimap
              world={world}
              pages={pages}
              current={current}
              lens={lens}
              onCenter={(x, y) => camera.current?.centerOn(x, y)}
            />
            <Toolbar
              percent={Math.round(scale * 100)}
              position={index < 0 ? `${boards.length} boards` : `${index + 1} of ${boards.length}`}
              onStep={step}
              onZoomIn={zoomIn}
              onZoomOut={zoomOut}
              onActualSize={actualSize}
              onFit={fit}
            />
          </>
        )}
      </main>
    </div>
  )
}

function arrange(file: DesignFile, firstBoard: string | null | undefined) {
  const pages = placeBoards(file, innerHeight > innerWidth ? BOARDS_PER_ROW_UPRIGHT : undefined)
  const boards = pages.flatMap((page) => page.boards)
  const world = boundsOf(pages.map(({ rect }) => rect))
  const asked = boards.find(({ id }) => id === firstBoard) ?? (isSmall() ? boards[0] : undefined)
  return { pages, boards, world, first: asked?.rect ?? corner(world) }
}

/** The upper left of the file, in the shape of the canvas. */
function corner({ x, y, width, height }: Rect): Rect {
  const across = Math.min(width, OPENING_BOARDS * BOARD_WIDTH)
  return { x, y, width: across, height: Math.min(height, across * CANVAS_SHAPE) }
}

function isSmall(): boolean {
  return innerWidth < SMALL_FRAME.width || innerHeight < SMALL_FRAME.height
}
