/** What all windows of the deck share. */
export interface DeckState {
  index: number
  playing: boolean
}

export function openDeckChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portfolio-deck')
}

/** A window that still runs an older version of the site may say something else. */
export function isDeckState(value: unknown, count: number): value is DeckState {
  if (typeof value !== 'object' || value === null) return false
  const { index, playing } = value as Partial<DeckState>
  return Number.isInteger(index) && index! >= 0 && index! < count && typeof playing === 'boolean'
}
