export type Act = 'charts' | 'map'

/** What the player has done so far; it changes by `play` only. Times are milliseconds of a clock that never goes back. */
export interface Game {
  /** `named`: the first answer stands, the map comes next. `told`: the end, with both times. */
  phase: Act | 'named' | 'told'
  /** How long each stopwatch ran before it was stopped last. */
  ran: Record<Act, number>
  /** Since when the stopwatch of this phase runs; undefined while it stands still. */
  since: number | undefined
  gaveUp: Record<Act, boolean>
  /** What was pressed in this act: charts or boxes. */
  tried: string[]
  /** The service that was pressed last. */
  last: string | undefined
}

export type Move =
  | { kind: 'start'; at: number }
  | { kind: 'press'; what: string; service: string; at: number }
  | { kind: 'giveUp'; at: number }
  | { kind: 'toMap'; at: number }
  | { kind: 'pause'; at: number }
  | { kind: 'resume'; at: number }

export function newGame(at: number): Game {
  return {
    phase: 'charts',
    ran: { charts: 0, map: 0 },
    since: at,
    gaveUp: { charts: false, map: false },
    tried: [],
    last: undefined,
  }
}

/** The act whose stopwatch runs, if the player is still looking. */
export function actOf({ phase }: Game): Act | undefined {
  return phase === 'charts' || phase === 'map' ? phase : undefined
}

/** What the stopwatch of an act shows at this moment. */
export function elapsed(game: Game, act: Act, at: number): number {
  const running = actOf(game) === act && game.since !== undefined ? at - game.since : 0
  return game.ran[act] + running
}

/** The rules; `culprit` is the service that started it. */
export function play(culprit: string, game: Game, move: Move): Game {
  if (move.kind === 'start') return newGame(move.at)
  if (move.kind === 'toMap')
    return game.phase === 'named'
      ? { ...game, phase: 'map', since: move.at, tried: [], last: undefined }
      : game
  const act = actOf(game)
  if (!act) return game
  switch (move.kind) {
    case 'press': {
      const pressed = { ...game, tried: [...game.tried, move.what], last: move.service }
      return move.service === culprit ? end(pressed, act, move.at) : pressed
    }
    case 'giveUp':
      return end({ ...game, gaveUp: { ...game.gaveUp, [act]: true }, last: culprit }, act, move.at)
    case 'pause':
      return { ...game, ran: { ...game.ran, [act]: elapsed(game, act, move.at) }, since: undefined }
    case 'resume':
      return game.since === undefined ? { ...game, since: move.at } : game
  }
}

function end(game: Game, act: Act, at: number): Game {
  return {
    ...game,
    phase: act === 'charts' ? 'named' : 'told',
    ran: { ...game.ran, [act]: elapsed(game, act, at) },
    since: undefined,
  }
}
