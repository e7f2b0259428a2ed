import { IconArrowLeft, IconArrowRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { Button } from '../ui/button'
import type { ViewerWords } from './viewed-picture'

interface ViewerControlsProps {
  words: ViewerWords
  index: number
  count: number
  /** Whether the picture is larger than whole. */
  near: boolean
  onMove: (step: 1 | -1) => void
  onZoom: (factor: number) => void
}

/** How much a press enlarges. */
export const ZOOM_STEP = 1.6

/** One row: to the neighbors, closer and back, and which one of how many. */
export function ViewerControls({ words, index, count, near, onMove, onZoom }: ViewerControlsProps) {
  const buttons = [
    ...(count > 1
      ? ([
          [words.previousLabel, IconArrowLeft, () => onMove(-1), false],
          [words.nextLabel, IconArrowRight, () => onMove(1), false],
        ] as const)
      : []),
    [words.zoomOutLabel, IconZoomOut, () => onZoom(1 / ZOOM_STEP), !near],
    [words.zoomInLabel, IconZoomIn, () => onZoom(ZOOM_STEP), false],
  ] as const
  return (
    <div className="flex items-center gap-2">
      {buttons.map(([label, Icon, act, off]) => (
        <Button
          key={label}
          look="outline"
          aria-label={label}
          // Stays in the order of the keys, so that the focus is not lost with the last step back.
          aria-disabled={off || undefined}
          onClick={off ? undefined : act}
          className="w-12 px-0! aria-disabled:opacity-45"
        >
          <Icon aria-hidden="true" size={20} />
        </Button>
      ))}
      <span className="meta ml-auto pl-2 whitespace-nowrap text-paper/85">
        {index + 1} / {count}
      </span>
    </div>
  )
}
