import { isDeepStrictEqual } from 'node:util'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { computeWorkOfRuns } from '../path/progress/step-work.ts'
import { formatExerciseKey } from '../path/step/exercise-id.ts'
import { encodeRun, readStoredRun } from '../play/exercise/stored-run.ts'
import type { StudentFacts } from './facts.ts'
import { findCompletedAt, type MendStage, type ReplayedRun } from './history.ts'
import { replayPayments, type ReplayedPayment } from './points.ts'
import { mendRow } from './rows.ts'

export const mendRuns: MendStage = async (mending) => {
  for (const run of mending.history.runs) {
    const { status, percentage_score } = run.state
    await mendRow(mending, 'run', run.fact, { status, percentage_score, completed_at: findCompletedAt(run) })
    for (const { rows, moved } of run.moves) {
      for (const [at, row] of rows.entries())
        await mendRow(mending, 'answer', row, { error_class: moved[at]?.error_class ?? null })
    }
  }
}

type ExerciseRow = StudentFacts['rows'][number]

/** Mends the state of exercises and their present runs. A toets has no such row. */
export const mendExercises: MendStage = async (mending) => {
  const { facts, history, now } = mending
  const paid = replayPayments(history.runs)
  const rows = new Map(facts.rows.map((row) => [formatExerciseKey(row), row]))
  const readable = history.runs.filter(
    ({ recipeExercise, fact }) => recipeExercise !== null && !history.unreadable.has(fact.exercise_id),
  )
  for (const [key, runs] of Map.groupBy(readable, ({ fact }) => formatExerciseKey(fact))) {
    const stored = rows.get(key) ?? null
    const last = runs.at(-1)
    const expected = last && expectedRow(stored, runs, last, paid)
    if (expected)
      await mendRow(mending, 'student_exercise', stored, expected, { updated_at: stored?.updated_at ?? now })
  }
  const logged = new Set(facts.runs.map(formatExerciseKey))
  for (const row of facts.rows) {
    // A dictation that was only opened has a row, but no run in the log (ADR 34).
    const isOpen = row.run_status === ExerciseStatus.open && row.status === ExerciseStatus.open
    if (isOpen || logged.has(formatExerciseKey(row)) || history.unreadable.has(row.exercise_id)) continue
    await mendRow(mending, 'student_exercise', row, null)
  }
}

const neverPlayed = { status: ExerciseStatus.open, last_passed: null, last_completed_at: null }

function expectedRow(
  stored: ExerciseRow | null,
  runs: readonly ReplayedRun[],
  last: ReplayedRun,
  paid: readonly ReplayedPayment[],
): Omit<ExerciseRow, 'updated_at'> {
  const { organisation_id, student_id, exercise_id, difficulty, step_id } = last.fact
  const round = Math.max(stored?.round ?? 0, last.fact.round)
  const inRound = runs.filter(({ fact }) => fact.round === round)
  const [work = neverPlayed] = computeWorkOfRuns(
    inRound.map((run) => ({
      exercise_id,
      difficulty,
      status: run.state.status,
      completed_at: findCompletedAt(run),
    })),
  )
  const { status, last_passed, last_completed_at } = work
  const standing = { round, status, last_passed, last_completed_at, ...fillRunData(stored, last, paid) }
  return { organisation_id, student_id, exercise_id, difficulty, step_id, ...standing }
}

/** Returns the exercise's present run: a later run that was not begun, or else the last logged one. */
function fillRunData(stored: ExerciseRow | null, last: ReplayedRun, paid: readonly ReplayedPayment[]) {
  if (stored !== null && stored.run > last.fact.number) {
    const { run, state } = stored
    const isDrawn = state !== '' && readStoredRun(state).status === ExerciseStatus.open
    return { run, run_status: ExerciseStatus.open, state: isDrawn ? state : '' }
  }
  const { begun, state, fact } = last
  const points_earned = paid.find(({ run }) => run === last)?.amount ?? 0
  const text = encodeRun(state.status === ExerciseStatus.paused ? begun : { ...state, points_earned })
  return {
    run: fact.number,
    run_status: state.status,
    state: stored !== null && isSameRun(stored.state, text) ? stored.state : text,
  }
}

/** Compares decoded states, because the same state can be written as different JSON. */
const isSameRun = (stored: string, expected: string): boolean =>
  stored !== '' && isDeepStrictEqual(readStoredRun(stored), readStoredRun(expected))
