export interface Practice<N extends string> {
  readonly name: N
  /** Tags of errors that it helps against. */
  readonly trains: readonly string[]
}

/**
 * What 'Door elkaar' is practised with: of the templates that help against at least half as many of the last mistakes as the
 * best does another one each `turn`, so that it varies too (rules.md, Door elkaar). Without mistakes each of them in turn.
 */
export function choosePractice<N extends string>(
  practices: readonly Practice<N>[],
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

/**
 * Of what words that come back are practised with: the first time and then every second a game, where they can play one
 * (ADR 73). `turn` counts the times.
 */
export function choosePracticeOrGame<N extends string>(
  practices: readonly Practice<N>[],
  games: readonly Practice<N>[],
  mistakes: readonly string[],
  turn: number,
): N | undefined {
  if (games.length === 0) return choosePractice(practices, mistakes, turn)
  const isGame = turn % 2 === 0 || practices.length === 0
  return choosePractice(isGame ? games : practices, mistakes, Math.floor(turn / 2))
}
