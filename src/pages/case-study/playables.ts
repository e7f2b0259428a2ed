import type { PlayableModule } from '../../components/playable'

/** The owner's figures that can be played. The script of each comes when its figure is near the screen. */
const games = import.meta.glob<PlayableModule>('../../../content/figures/*/*-game.tsx')

export function playableModule(name: string): () => Promise<PlayableModule> {
  const load = games[`../../../content/figures/${name}/${name}-game.tsx`]
  if (!load) throw new Error(`There is no content/figures/${name}/${name}-game.tsx to be played.`)
  return load
}
