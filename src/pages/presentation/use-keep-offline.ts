import { type RefObject, useEffect } from 'react'
import { keepOffline } from './keep-offline'

/** Once all is there, the deck opens without a network too. Where that can't be, nothing is lost. */
export function useKeepOffline(deck: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const able = import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window
    if (!ready || !able) return
    const images = [...(deck.current?.querySelectorAll('img') ?? [])]
    keepOffline(images).catch(() => {})
  }, [deck, ready])
}
