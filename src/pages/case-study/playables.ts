import type { ComponentType } from 'react'
import type { Playable } from '../../../content/types'

export interface PlayableProps {
  /** Called when the player has had enough; the picture comes back. */
  onClose: () => void
}

/** What a figure offers before it is played: a few words on a button and beside it. */
export interface PlayableModule {
  open: string
  lead: string
  Game: ComponentType<PlayableProps>
}

/** The scripts of the figures that can be played; each comes when its figure is near the screen. */
export const PLAYABLES: Record<Playable, () => Promise<PlayableModule>> = {
  incident: () => import('./incident/incident-game'),
}
