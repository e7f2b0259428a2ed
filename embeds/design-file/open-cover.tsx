import { IconMaximize } from '@tabler/icons-react'
import { toggleFullScreen } from './toolbar'

const LABEL = 'Open the file full screen'

/** Lies over the board of a small frame, so that a finger scrolls the page or opens the file, and never gets stuck. */
export function OpenCover() {
  const mark = (
    <span className="cover-mark">
      <IconMaximize aria-hidden />
      Full screen
    </span>
  )
  // Phones without a full screen for pages get a tab.
  return document.fullscreenEnabled ? (
    <button type="button" className="cover" aria-label={LABEL} onClick={toggleFullScreen}>
      {mark}
    </button>
  ) : (
    <a className="cover" href={location.href} target="_blank" rel="noreferrer" aria-label={LABEL}>
      {mark}
    </a>
  )
}
