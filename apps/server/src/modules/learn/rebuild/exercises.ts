import { ExerciseStatus } from '@letterliaan/contract/status'
import { saveRun } from '../play/exercise/queries.ts'
import { encodeRun, readStoredRun } from '../play/exercise/stored-run.ts'
import { type PastRun, workOfRuns } from '../path/progress/step-work.ts'
import { findDifference, type Difference } from './difference.ts'
import { exerciseOf, type StudentFacts } from './facts.ts'
import type { MendContext, MendStage } from './mend.ts'
import { replayPayments, type ReplayedPayment } from './payments.ts'
import type { ReplayedRun } from './replay-run.ts'
import { deleteExercise } from '../../../db/tables/student-exercise.ts'
import { completedAt } from './replay-run.ts'

type ExerciseRow = StudentFacts['rows'][number]

/** How a student's exercises stand, and the runs that they are at. */
export const mendExercises: MendStage = async (mending) => {
  const { transaction, history, now } = mending
  const paydays = replayPayments(history.runs)
  const differences: Difference[] = []
  for (const runs of byExercise(mending)) {
    const [{ fact }] = runs
    const stored = findRow(mending, fact) ?? null
    const expected = expectedRow(stored, runs, paydays)
    const where = `exercise ${fact.exercise_id} difficulty ${fact.difficulty}`
    const difference = findDifference('exercise', where, readState(stored), readState(expected) ?? {})
    if (!difference) continue
    differences.push(difference)
    await saveRun(transaction, { ...expected, updated_at: stored?.updated_at ?? now })
  }
  return [...differences, ...(await removeUnlogged(mending))]
}

/** Removes stored exercises of which the log has no run, but for a dictation that is open at its first word (ADR 34). */
async function removeUnlogged({ transaction, facts, history }: MendContext): Promise<Difference[]> {
  const logged = new Set(facts.runs.map(exerciseOf))
  const unlogged = facts.rows.filter(
    (row) =>
      !logged.has(exerciseOf(row)) &&
      !history.unreadable.has(row.exercise_id) &&
      !(row.run === 1 && row.run_status === ExerciseStatus.open && row.status === ExerciseStatus.open),
  )
  for (const row of unlogged) await deleteExercise(transaction, row)
  return unlogged.map(({ exercise_id, difficulty, status, run }) => ({
    what: 'exercise',
    where: `exercise ${exercise_id} difficulty ${difficulty}`,
    stored: { status, run },
    expected: null,
  }))
}

type Runs = readonly [ReplayedRun, ...ReplayedRun[]]

/** The runs of each exercise and difficulty that can be read, in their order; tests keep nothing but their log. */
function byExercise({ history }: MendContext): Runs[] {
  const groups = Map.groupBy(
    history.runs.filter(
      ({ recipeExercise, fact }) => recipeExercise !== null && !history.unreadable.has(fact.exercise_id),
    ),
    ({ fact }) => exerciseOf(fact),
  )
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as Runs] : []))
}

const findRow = ({ facts }: MendContext, fact: ReplayedRun['fact']) =>
  facts.rows.find((row) => exerciseOf(row) === exerciseOf(fact))

const neverPlayed = { status: ExerciseStatus.open, last_passed: null, last_completed_at: null }

function expectedRow(
  stored: ExerciseRow | null,
  runs: Runs,
  paydays: readonly ReplayedPayment[],
): Omit<ExerciseRow, 'updated_at'> {
  const last = runs.at(-1) ?? runs[0]
  const { organisation_id, student_id, exercise_id, difficulty, step_id } = last.fact
  const round = Math.max(stored?.round ?? 0, last.fact.round)
  const inRound = runs.filter(({ fact }) => fact.round === round)
  const [work = neverPlayed] = workOfRuns(inRound.map(toPastRun))
  const { status, last_passed, last_completed_at } = work
  return {
    organisation_id,
    student_id,
    exercise_id,
    difficulty,
    step_id,
    round,
    status,
    last_passed,
    last_completed_at,
    ...presentRun(stored, last, paydays),
  }
}

const toPastRun = (run: ReplayedRun): PastRun => ({
  exercise_id: run.fact.exercise_id,
  difficulty: run.fact.difficulty,
  status: run.state.status,
  completed_at: completedAt(run),
})

/** The run that the exercise is at: the last of the log, or one that was made ready after it and nobody has begun. */
function presentRun(stored: ExerciseRow | null, last: ReplayedRun, paydays: readonly ReplayedPayment[]) {
  if (stored !== null && stored.run > last.fact.number) {
    const isUntouched = stored.state === '' || readStoredRun(stored.state).status === ExerciseStatus.open
    const { run, current_word } = stored
    return isUntouched
      ? {
          run,
          run_status: ExerciseStatus.open,
          state: stored.state,
          current_word: stored.state === '' ? null : current_word,
        }
      : { run, run_status: ExerciseStatus.open, state: '', current_word: null }
  }
  const { state, fact } = last
  const points_earned = paydays.find(({ run }) => run === last)?.amount ?? 0
  return {
    run: fact.number,
    run_status: state.status,
    state: encodeRun({ ...state, points_earned }),
    current_word: state.current_word,
  }
}

/** The row with its state parsed, so that a comparison does not depend on how its JSON was written. */
function readState(row: Omit<ExerciseRow, 'updated_at'> | null): Record<string, unknown> | null {
  if (row === null) return null
  const state = row.state === '' ? null : readStoredRun(row.state)
  return { ...row, state }
}
