import { maxPauseSeconds, toStretches } from '../insight/index.ts'

export interface StretchRow {
  readonly id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly run: number
  readonly time_ms: number
  readonly created_at: number
}

/** Practice without a pause of ten minutes (INZ-1), in unix seconds. */
export interface PracticeStretch {
  readonly started_at: number
  readonly ended_at: number
  /** Other actions from here on belong to it. */
  readonly actionsFrom: number
  readonly actionsUntil: number
  readonly rows: readonly StretchRow[]
  readonly later: readonly StretchRow[]
}

export const exerciseOf = ({
  exercise_id,
  difficulty,
}: Pick<StretchRow, 'exercise_id' | 'difficulty'>): string => `${exercise_id} ${difficulty}`

export const runOf = ({
  exercise_id,
  difficulty,
  run,
}: Pick<StretchRow, 'exercise_id' | 'difficulty' | 'run'>): string => `${exercise_id} ${difficulty} ${run}`

export function findStretch(log: readonly StretchRow[], started_at: number): PracticeStretch | null {
  const stretches = toStretches(log)
  const at = stretches.findIndex(({ from }) => from === started_at)
  const stretch = stretches[at]
  if (stretch === undefined) return null
  const before = stretches[at - 1]
  const after = stretches[at + 1]
  const isIn = ({ created_at }: StretchRow) =>
    created_at >= stretch.firstAnswer && created_at <= stretch.until
  const rows = log.filter(isIn)
  const firstIds = new Map<string, number>()
  for (const row of rows.toReversed()) firstIds.set(runOf(row), row.id)
  const later = log.filter((row) => !isIn(row) && row.id > (firstIds.get(runOf(row)) ?? Infinity))
  return {
    started_at: stretch.from,
    ended_at: stretch.until,
    actionsFrom: Math.max(stretch.from - maxPauseSeconds, (before?.until ?? 0) + maxPauseSeconds),
    actionsUntil: Math.max(
      stretch.until,
      Math.min(stretch.until + maxPauseSeconds, (after?.from ?? Infinity) - 1),
    ),
    rows,
    later,
  }
}
