/** Returns the line for this turn; after the last one comes the first. */
export const pickInTurn = <T>(lines: readonly T[], turn: number): T | undefined => lines[turn % lines.length]

/** Alternates two lists; the rest of the longer one comes last. */
export const alternateLists = <T>(some: readonly T[], others: readonly T[]): T[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((line) => line !== undefined)

const dayMs = 86_400_000

/** Returns the number of the day, so that each day has another greeting. */
export const computeTurnOfDay = (now: number): number => Math.floor(now / dayMs)
