import { useSyncExternalStore } from 'react'

type FullScreen = 'on' | 'off' | 'unavailable'

/** The prerendered page counts on it, so that the bar keeps its place; a phone that has none drops the button. */
export function useFullScreen(): { fullScreen: FullScreen; toggleFullScreen: () => void } {
  const fullScreen = useSyncExternalStore(subscribe, read, (): FullScreen => 'off')
  return { fullScreen, toggleFullScreen }
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}

function read(): FullScreen {
  if (!document.fullscreenEnabled) return 'unavailable'
  return document.fullscreenElement ? 'on' : 'off'
}

/** The browser may refuse; then the deck stays as it is. */
function toggleFullScreen(): void {
  if (!document.fullscreenEnabled) return
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  done.catch(() => {})
}
