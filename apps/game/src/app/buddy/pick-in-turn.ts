export const pickInTurn = <T>(lines: readonly T[], turn: number): T | undefined => lines[turn % lines.length]

export const alternateLists = <T>(some: readonly T[], others: readonly T[]): T[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((line) => line !== undefined)

const dayMs = 86_400_000

/** Returns the number of the day, so that each day has another greeting. */
export const computeTurnOfDay = (now: number): number => Math.floor(now / dayMs)
