import { type PointerEvent, useRef } from 'react'
import type { HomeHero } from '../../../content/types'
import { SiteImage } from '../../components/ui/site-image'

/** How far each tile follows the pointer, in pixels; neighbours differ, so that the wall has depth. */
const DEPTHS = [6, 12, 4, 10, 3, 8, 5, 9, 6]

/** Six pieces of the work and three tiles of plain shapes; quietly alive under the pointer. */
export function Mosaic({ tiles = [] }: { tiles: HomeHero['mosaic'] }) {
  const box = useRef<HTMLDivElement>(null)

  function follow({ clientX, clientY, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !box.current) return
    const { left, top, width, height } = box.current.getBoundingClientRect()
    box.current.style.setProperty('--x', String((clientX - left) / width - 0.5))
    box.current.style.setProperty('--y', String((clientY - top) / height - 0.5))
  }

  return (
    <div
      ref={box}
      onPointerMove={follow}
      className="mosaic grid grid-cols-3 gap-(--gap) [--gap:0.5rem] [--tile-corner:var(--radius-control)] sm:[--gap:0.75rem] sm:[--tile-corner:var(--radius-tile)] lg:[--gap:1rem]"
    >
      {tiles.map(({ picture, alt }, index) => (
        <div key={alt} style={{ '--depth': `${depthOf(index)}px` }} className="mosaic-tile">
          <SiteImage
            picture={picture}
            alt={alt}
            sizes="(min-width: 64rem) min(max(13rem, 13.5vw), 33svh - 5.5rem), 31vw"
            width={1}
            height={1}
            eager
            className="rounded-(--tile-corner)"
          />
        </div>
      ))}
      {[SunTile, SpansTile, RingTile].map((Tile, index) => (
        <div
          key={Tile.name}
          aria-hidden="true"
          style={{ '--depth': `${depthOf(tiles.length + index)}px` }}
          className="mosaic-tile aspect-square overflow-hidden rounded-(--tile-corner)"
        >
          <Tile />
        </div>
      ))}
    </div>
  )
}

function depthOf(index: number): number {
  return DEPTHS[index % DEPTHS.length]!
}

function SunTile() {
  return (
    <svg data-sun="" aria-hidden="true" viewBox="0 0 100 100" className="h-full w-full bg-vermilion">
      <circle cx="50" cy="104" r="52" className="fill-butter" />
    </svg>
  )
}

function SpansTile() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className="h-full w-full bg-pine"
      strokeWidth="9"
      strokeLinecap="round"
    >
      <path d="M16 26h44" className="stroke-bone" />
      <path d="M30 44h50" className="stroke-sage" />
      <path d="M44 62h24" className="stroke-sky" />
      <path d="M22 80h26" className="stroke-vermilion" />
    </svg>
  )
}

function RingTile() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="h-full w-full bg-sky">
      <circle cx="58" cy="54" r="27" fill="none" strokeWidth="15" className="stroke-bone" />
      <circle cx="24" cy="78" r="10" className="fill-pine" />
    </svg>
  )
}
