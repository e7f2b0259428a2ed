/** What all windows of the deck share. */
export interface DeckState {
  index: number
  playing: boolean
}

/** Without one each window is on its own. */
export function openDeckChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('portfolio-deck')
  } catch {
    return undefined
  }
}

/** A window that still runs an older version of the site may say something else. */
export function isDeckState(value: unknown, count: number): value is DeckState {
  if (typeof value !== 'object' || value === null) return false
  const { index, playing } = value as Partial<DeckState>
  return Number.isInteger(index) && index! >= 0 && index! < count && typeof playing === 'boolean'
}
