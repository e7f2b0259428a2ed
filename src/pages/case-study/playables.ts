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

/** The scripts of the figures that can be played; each comes when its figure is near the screen. */
const games = import.meta.glob<PlayableModule>('./*/*-game.tsx')

export function playableModule(name: string): () => Promise<PlayableModule> {
  const load = games[`./${name}/${name}-game.tsx`]
  if (!load) throw new Error(`There is no src/pages/case-study/${name}/${name}-game.tsx to be played.`)
  return load
}
