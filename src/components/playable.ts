import type { ComponentType } from 'react'

/** @public what each game takes */
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
