import { BOARD_HEIGHT, BOARD_WIDTH } from '../boards'
import type { Artboard, DesignFile } from './files'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedBoard extends Artboard {
  rect: Rect
}

export interface PlacedPage {
  name: string
  rect: Rect
  boards: PlacedBoard[]
}

const BOARD_GAP = 160
const PAGE_GAP = 240
const PAGE_PADDING = 120
/** Room for the artboard titles above the boards. */
const TITLE_SPACE = 100

const PAGE_HEIGHT = BOARD_HEIGHT + 2 * PAGE_PADDING + TITLE_SPACE

/** Pages stand side by side, as many in a row as hold that many boards: three fill a 16:10 frame. */
export function placeBoards({ pages }: DesignFile, boardsPerRow = 3): PlacedPage[] {
  let x = 0
  let y = 0
  let inRow = 0
  return pages.map(({ name, boards }) => {
    if (inRow > 0 && inRow + boards.length > boardsPerRow) {
      x = 0
      y += PAGE_HEIGHT + PAGE_GAP
      inRow = 0
    }
    const left = x
    const top = y
    const width = boards.length * (BOARD_WIDTH + BOARD_GAP) - BOARD_GAP + 2 * PAGE_PADDING
    x += width + PAGE_GAP
    inRow += boards.length
    const placed = boards.map((board, index) => ({ ...board, rect: boardRect(left, top, index) }))
    return { name, rect: { x: left, y: top, width, height: PAGE_HEIGHT }, boards: placed }
  })
}

function boardRect(left: number, top: number, index: number): Rect {
  return {
    x: left + PAGE_PADDING + index * (BOARD_WIDTH + BOARD_GAP),
    y: top + PAGE_PADDING + TITLE_SPACE,
    width: BOARD_WIDTH,
    height: BOARD_HEIGHT,
  }
}

export function boundsOf(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** A rectangle of an artboard as one of the world, with some air around it. */
export function inWorld({ x, y, width, height }: Rect, board: Rect, margin: number): Rect {
  return {
    x: board.x + x - margin,
    y: board.y + y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }
}
