import type { IncidentCall, IncidentNode } from '../../types'
import { between } from './clock-time'
import { type Arrangement, uprightMap, wideMap } from './map-places'

/** From this width on all boxes have room, with labels that can be read. */
const WIDE_FROM = 780

export interface Box {
  node: IncidentNode
  x: number
  y: number
  width: number
  height: number
}

export interface Band {
  call: IncidentCall
  /** The ribbon, and the line along its middle. */
  ribbon: string
  line: string
}

export interface MapLayout {
  upright: boolean
  height: number
  boxes: Box[]
  /** The bands at a moment that burns so much. */
  bandsAt: (burning: number) => Band[]
}

/** Boxes and bands for a map of this width, in pixels. */
export function layOutMap(width: number): MapLayout {
  const upright = width < WIDE_FROM
  return upright ? layOut(uprightMap, width, UPRIGHT_SHAPE(width)) : layOut(wideMap, width, WIDE_SHAPE)
}

interface Shape {
  upright: boolean
  height: number
  boxWidth: number
  boxHeight: number
  /** Pixels for each call a second. */
  scale: number
}

const WIDE_SHAPE: Shape = { upright: false, height: 472, boxWidth: 142, boxHeight: 46, scale: 0.036 }
const UPRIGHT_SHAPE = (width: number): Shape => ({
  upright: true,
  height: 456,
  boxWidth: Math.min(168, (width - 20) / 3),
  boxHeight: 50,
  scale: Math.min(0.07, width * 0.00013),
})

function layOut({ places, calls }: Arrangement, width: number, shape: Shape): MapLayout {
  const { upright, height, boxWidth, boxHeight, scale } = shape
  const boxes = places.map(({ node, x, y }): Box => {
    // A box grows with what it carries: beside its bands, in the direction across them.
    const carried = Math.max(...node.rate) * scale + 16
    const own = {
      width: upright ? Math.max(boxWidth, carried) : boxWidth,
      height: upright ? boxHeight : Math.max(boxHeight, carried),
    }
    const left = upright ? x * width - own.width / 2 : x * (width - own.width)
    const top = upright ? y * (height - own.height) : y * (height - boxHeight) + (boxHeight - own.height) / 2
    return {
      node,
      x: clamp(left, width - own.width),
      y: upright ? top : clamp(top, height - own.height),
      ...own,
    }
  })
  const boxOf = new Map(boxes.map((box) => [box.node.id, box]))

  /** Bands leave and arrive side by side, in the order of the list, around the middle of a box. */
  function bandsAt(burning: number): Band[] {
    const used = new Map<string, number>()
    const side = (id: string, end: 'from' | 'to', size: number) => {
      const all = calls.filter((call) => call[end] === id)
      const total = all.reduce((sum, call) => sum + between(call.rate, burning) * scale, 0)
      const key = `${id} ${end}`
      const start = used.get(key) ?? -total / 2
      used.set(key, start + size)
      return start + size / 2
    }
    return calls.map((call) => {
      const size = between(call.rate, burning) * scale
      const [from, to] = [boxOf.get(call.from)!, boxOf.get(call.to)!]
      const [a, b] = [side(call.from, 'from', size), side(call.to, 'to', size)]
      return upright
        ? band(call, size, from.y + from.height, to.y, middleX(from) + a, middleX(to) + b, (along, across) =>
            point(across, along),
          )
        : band(call, size, from.x + from.width, to.x, middleY(from) + a, middleY(to) + b, point)
    })
  }

  return { upright, height, boxes, bandsAt }
}

const middleX = ({ x, width }: Box) => x + width / 2
const middleY = ({ y, height }: Box) => y + height / 2
const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)

/** A ribbon from one box to another; `at` turns along and across into x and y. */
function band(
  call: IncidentCall,
  size: number,
  start: number,
  end: number,
  a: number,
  b: number,
  at: (along: number, across: number) => string,
): Band {
  const half = size / 2
  const middle = (start + end) / 2
  const curve = (to: number, p: number, q: number) => `C${at(middle, p)} ${at(middle, q)} ${at(to, q)}`
  const there = `M${at(start, a - half)}${curve(end, a - half, b - half)}`
  const back = `L${at(end, b + half)}${curve(start, b + half, a + half)}Z`
  return { call, ribbon: there + back, line: `M${at(start, a)}${curve(end, a, b)}` }
}
