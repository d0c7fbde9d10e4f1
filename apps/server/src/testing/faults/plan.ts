import { createSeededRandom, shuffle } from '@letterliaan/rules/random'

export const faultsOfServer = [
  'kill',
  'freeze',
  'stop',
  'clock_forward',
  'clock_back',
  'network_breaks',
  'network_loses_replies',
  'network_refuses',
  'network_is_slow',
  'network_is_silent',
] as const

export const faultsOfSqlite = ['disk_full', 'disk_read_only', 'flush_fails', 'file_busy'] as const

export const faultsOfPostgres = [
  'database_breaks',
  'database_is_slow',
  'database_is_silent',
  'database_restarts',
  'database_refuses',
] as const

export type Fault =
  | (typeof faultsOfServer)[number]
  | (typeof faultsOfSqlite)[number]
  | (typeof faultsOfPostgres)[number]

export interface PlannedFault {
  readonly fault: Fault
  /** Turn of the class in which the fault begins, counted from the first. */
  readonly turn: number
  /** Real ms before the fault is repaired. */
  readonly lasts: number
  /** Ms after the start of the turn. */
  readonly after: number
  /** Size of a jump of the clock, minutes. */
  readonly minutes: number
}

/** Plans the faults of a run. The same seed gives the same faults. `share`: part of the turns with a fault. */
export function planFaults(
  seed: number,
  numTurns: number,
  faults: readonly Fault[],
  share: number,
): PlannedFault[] {
  const random = createSeededRandom(seed)
  const pick = (max: number): number => Math.floor(random() * max)
  const planned: PlannedFault[] = []
  let deck: Fault[] = []
  for (let turn = 1; turn < numTurns; turn++) {
    if (random() >= share) continue
    if (deck.length === 0) deck = shuffle(faults, seed + turn)
    planned.push({
      turn,
      fault: deck.pop() ?? 'kill',
      lasts: 50 + pick(1000),
      after: pick(30),
      minutes: 1 + pick(180),
    })
  }
  return planned
}
