export interface PracticeTemplate<N extends string> {
  readonly name: N
  /** Tags of errors that the template helps against. */
  readonly trains: readonly string[]
}

/** Chooses in turn from the templates that help most against recent mistakes (rules.md, Door elkaar). */
export function choosePractice<N extends string>(
  practices: readonly PracticeTemplate<N>[],
  mistakes: readonly string[],
  turn: number,
): N | undefined {
  const rated = practices.map(({ name, trains }) => ({
    name,
    helped: mistakes.filter((tag) => trains.includes(tag)).length,
  }))
  const best = Math.max(...rated.map(({ helped }) => helped))
  const fitting = rated.filter(({ helped }) => 2 * helped >= best)
  return fitting[turn % fitting.length]?.name
}

/** Chooses a game at every second time, from the first, if there is one (ADR 73). `turn` counts the times. */
export function choosePracticeOrGame<N extends string>(
  practices: readonly PracticeTemplate<N>[],
  games: readonly PracticeTemplate<N>[],
  mistakes: readonly string[],
  turn: number,
): N | undefined {
  if (games.length === 0) return choosePractice(practices, mistakes, turn)
  const isGame = turn % 2 === 0 || practices.length === 0
  return choosePractice(isGame ? games : practices, mistakes, Math.floor(turn / 2))
}
