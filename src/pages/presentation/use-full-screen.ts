import { useSyncExternalStore } from 'react'

type FullScreen = 'on' | 'off' | 'unavailable'

/** Phones often have none; the prerendered page can't know. */
export function useFullScreen(): { fullScreen: FullScreen; toggleFullScreen: () => void } {
  const fullScreen = useSyncExternalStore(subscribe, read, (): FullScreen => 'unavailable')
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
