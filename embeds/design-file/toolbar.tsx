import {
  IconArrowsMaximize,
  IconChevronLeft,
  IconChevronRight,
  IconExternalLink,
  IconMaximize,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'

interface ToolbarProps {
  percent: number
  position: string
  onStep: (step: 1 | -1) => void
  onZoomIn: () => void
  onZoomOut: () => void
  onActualSize: () => void
  onFit: () => void
}

export function Toolbar({
  percent,
  position,
  onStep,
  onZoomIn,
  onZoomOut,
  onActualSize,
  onFit,
}: ToolbarProps) {
  return (
    <div className="toolbar" role="toolbar" aria-label="View">
      <button
        type="button"
        className="bar-button"
        aria-label="Previous artboard"
        title="Previous artboard (Page Up)"
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft aria-hidden />
      </button>
      <span className="label position">{position}</span>
      <button
        type="button"
        className="bar-button"
        aria-label="Next artboard"
        title="Next artboard (Page Down)"
        onClick={() => onStep(1)}
      >
        <IconChevronRight aria-hidden />
      </button>
      <i className="divider" />
      <button
        type="button"
        className="bar-button"
        aria-label="Zoom out"
        title="Zoom out (-)"
        onClick={onZoomOut}
      >
        <IconMinus aria-hidden />
      </button>
      <button
        type="button"
        className="bar-button label readout"
        title="Actual size (0)"
        onClick={onActualSize}
      >
        <span className="visually-hidden">Zoom: </span>
        {percent}%
      </button>
      <button
        type="button"
        className="bar-button"
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={onZoomIn}
      >
        <IconPlus aria-hidden />
      </button>
      <button
        type="button"
        className="bar-button"
        aria-label="Fit to screen"
        title="Fit to screen (1)"
        onClick={onFit}
      >
        <IconArrowsMaximize aria-hidden />
        <span className="wide-only">Fit</span>
      </button>
      <i className="divider" />
      <FullScreen />
    </div>
  )
}

/** Phones and foreign frames have no full screen for pages; a tab of its own is the next best. */
function FullScreen() {
  if (!document.fullscreenEnabled) {
    return (
      <a
        className="bar-button"
        href={location.href}
        target="_blank"
        rel="noreferrer"
        aria-label="Open in new tab"
      >
        <IconExternalLink aria-hidden />
      </a>
    )
  }
  return (
    <button
      type="button"
      className="bar-button"
      aria-label="Full screen"
      title="Full screen (F)"
      onClick={toggleFullScreen}
    >
      <IconMaximize aria-hidden />
    </button>
  )
}

export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen?.().catch(() => {})
}
