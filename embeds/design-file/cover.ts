import { useSyncExternalStore } from 'react'

/** Below this width the frame has no room for a board and tools beside each other. */
const ROOM_FOR_TOOLS_PX = 896

/** In a small frame of another page the file shows only its first board, as wide as the frame; a tap opens it. */
export function isCover(): boolean {
  return window.parent !== window && !document.fullscreenElement && innerWidth < ROOM_FOR_TOOLS_PX
}

export function useCover(): boolean {
  return useSyncExternalStore(subscribe, isCover)
}

function subscribe(notify: () => void): () => void {
  const events = ['resize', 'fullscreenchange'] as const
  for (const event of events) addEventListener(event, notify)
  return () => {
    for (const event of events) removeEventListener(event, notify)
  }
}
