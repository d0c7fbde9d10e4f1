import { maxPauseSeconds, toSessionTimes } from '../../insight/index.ts'
import { formatRunKey } from '../../learn/index.ts'

export interface SessionRow {
  readonly id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly run: number
  readonly time_ms: number
  readonly created_at: number
}

/** A series of answers that no pause of ten minutes interrupts (INZ-1). Times are unix seconds. */
export interface SessionLog {
  readonly started_at: number
  readonly ended_at: number
  /** Actions other than answers belong to the session if they are between these times. */
  readonly actionsFrom: number
  readonly actionsUntil: number
  readonly rows: readonly SessionRow[]
  readonly later: readonly SessionRow[]
}

export function findSessionLog(log: readonly SessionRow[], started_at: number): SessionLog | null {
  const times = toSessionTimes(log)
  const at = times.findIndex(({ from }) => from === started_at)
  const session = times[at]
  if (session === undefined) return null
  const before = times[at - 1]
  const after = times[at + 1]
  const isIn = ({ created_at }: SessionRow) =>
    created_at >= session.firstAnswer && created_at <= session.until
  const rows = log.filter(isIn)
  const firstIds = new Map<string, number>()
  for (const row of rows.toSorted((a, b) => b.id - a.id)) firstIds.set(formatRunKey(row), row.id)
  const later = log.filter((row) => !isIn(row) && row.id > (firstIds.get(formatRunKey(row)) ?? Infinity))
  return {
    started_at: session.from,
    ended_at: session.until,
    actionsFrom: Math.max(session.from - maxPauseSeconds, (before?.until ?? 0) + maxPauseSeconds),
    actionsUntil: Math.max(
      session.until,
      Math.min(session.until + maxPauseSeconds, (after?.from ?? Infinity) - 1),
    ),
    rows,
    later,
  }
}
