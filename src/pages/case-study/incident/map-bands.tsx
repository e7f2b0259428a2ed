import { useId } from 'react'
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
        const ends = upright
          ? { x1: 0, x2: 0, y1: from.y + from.height, y2: to.y }
          : { y1: 0, y2: 0, x1: from.x + from.width, x2: to.x }
        return (
          <g key={name} data-part={call.part}>
            {call.part === 'retry' ? (
              <>
                <path className="incident-retry" d={ribbon} />
                <path className="incident-retry-line" d={line} style={{ opacity: burning }} />
              </>
            ) : (
              <>
                <linearGradient id={name} gradientUnits="userSpaceOnUse" {...ends}>
                  <stop stopColor={`var(--team-${from.node.team})`} />
                  <stop offset="1" stopColor={`var(--team-${to.node.team})`} />
                </linearGradient>
                <path className="incident-band" d={ribbon} fill={`url(#${name})`} />
                {call.part === 'path' && (
                  <path className="incident-fire" d={ribbon} style={{ opacity: burning }} />
                )}
                <path className="incident-dots" d={line} />
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}
