import { memo, useId } from 'react'
import type { Band, Box } from './map-layout'

interface MapBandsProps {
  bands: Band[]
  boxes: Box[]
  size: { width: number; height: number }
  burning: number
  moving: boolean
  upright: boolean
}

/** The drawing between the boxes. The burning path is drawn last, above every other band. */
export function MapBands({ bands, boxes, size, burning, moving, upright }: MapBandsProps) {
  const id = useId()
  const ordered = bands.toSorted(
    (a, b) => Number(a.call.part !== undefined) - Number(b.call.part !== undefined),
  )
  const boxOf = (name: string) => boxes.find(({ node }) => node.id === name)!
  return (
    <svg
      className="incident-bands"
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-moving={moving || undefined}
      aria-hidden="true"
    >
      {ordered.map(({ call, ribbon, line }) => {
        const [from, to] = [boxOf(call.from), boxOf(call.to)]
        const name = `${id}${call.from}-${call.to}${call.part ?? ''}`
        const ends = upright ? [from.y + from.height, to.y] : [from.x + from.width, to.x]
        return call.part === 'retry' ? (
          <Retry key={name} ribbon={ribbon} line={line} burning={burning} />
        ) : (
          <BandView
            key={name}
            name={name}
            ribbon={ribbon}
            line={line}
            start={ends[0]!}
            end={ends[1]!}
            upright={upright}
            colors={`${from.node.team} ${to.node.team}`}
            fire={call.part === 'path' ? burning : undefined}
          />
        )
      })}
    </svg>
  )
}

interface BandViewProps {
  name: string
  ribbon: string
  line: string
  start: number
  end: number
  upright: boolean
  /** The teams at both ends. */
  colors: string
  /** How much it burns, where it can. */
  fire: number | undefined
}

/** Most bands stay as they are while time goes by: only those that change are drawn anew. */
const BandView = memo(function BandView(band: BandViewProps) {
  const { name, ribbon, line, start, end, upright, colors, fire } = band
  const [from, to] = colors.split(' ')
  const ends = upright ? { x1: 0, x2: 0, y1: start, y2: end } : { y1: 0, y2: 0, x1: start, x2: end }
  return (
    <g data-part={fire === undefined ? undefined : 'path'}>
      <linearGradient id={name} gradientUnits="userSpaceOnUse" {...ends}>
        <stop stopColor={`var(--team-${from})`} />
        <stop offset="1" stopColor={`var(--team-${to})`} />
      </linearGradient>
      <path className="incident-band" d={ribbon} fill={`url(#${name})`} />
      {fire !== undefined && <path className="incident-fire" d={ribbon} style={{ opacity: fire }} />}
      <path className="incident-dots" d={line} />
    </g>
  )
})

const Retry = memo(function Retry({
  ribbon,
  line,
  burning,
}: {
  ribbon: string
  line: string
  burning: number
}) {
  return (
    <g>
      <path className="incident-retry" d={ribbon} />
      <path className="incident-retry-line" d={line} style={{ opacity: burning }} />
    </g>
  )
})
