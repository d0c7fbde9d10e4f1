import type { Difficulty } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { chooseStatusAfterRun, type ExerciseWork, type StepRecord } from '@letterliaan/rules'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { toExercisePosition } from '../step/exercise-id.ts'
import type { StepRow } from '../step/queries.ts'

export interface WorkRow {
  readonly exercise_id: number
  readonly difficulty: number
  readonly status: number
  readonly last_passed: boolean | null
  readonly last_completed_at: number | null
}

export interface PastRun {
  readonly exercise_id: number
  readonly difficulty: number
  readonly status: number
  readonly completed_at: number | null
}

/** Returns the state of exercises after all their runs, which must be in the order they were begun. */
export function computeWorkOfRuns(runs: readonly PastRun[]): WorkRow[] {
  const rows = new Map<string, WorkRow>()
  for (const { exercise_id, difficulty, status, completed_at } of runs) {
    const key = `${exercise_id} ${difficulty}`
    const before = rows.get(key)
    const isComplete = completed_at !== null
    rows.set(key, {
      exercise_id,
      difficulty,
      status: chooseStatusAfterRun(before?.status ?? ExerciseStatus.open, status),
      last_passed: isComplete ? status === ExerciseStatus.done : (before?.last_passed ?? null),
      last_completed_at: isComplete ? completed_at : (before?.last_completed_at ?? null),
    })
  }
  return [...rows.values()]
}

export const toExerciseWork = (
  rows: readonly WorkRow[],
  recipe: readonly CurriculumExercise[],
): ExerciseWork[] =>
  rows.flatMap(({ exercise_id, difficulty, status, last_passed, last_completed_at }) => {
    const exercise = recipe.find(({ position }) => position === toExercisePosition(exercise_id))
    if (!exercise) return []
    const { category, template } = exercise.exercise_type
    return [
      {
        exercise_id,
        category,
        template,
        difficulty: difficulty as Difficulty,
        status,
        last_passed,
        last_completed_at,
      },
    ]
  })

export interface StepWorkRows {
  readonly present: readonly WorkRow[]
  readonly ever: readonly WorkRow[]
}

/** A redo above the student's highest difficulty is ignored (rules.md, Path). */
const isRedoAllowed = ({ is_test_step, redo_difficulty, max_difficulty }: StepRow): boolean =>
  !is_test_step && redo_difficulty !== null && redo_difficulty <= max_difficulty

/** Converts a prepared step for the rules. A redo covers every exercise at its difficulty and above. */
export function toStepRecord(
  row: StepRow,
  recipe: readonly CurriculumExercise[],
  { present, ever }: StepWorkRows,
): StepRecord {
  const hasRedo = !row.is_test_step && row.redo_difficulty !== null
  const redo = isRedoAllowed(row) ? row.redo_difficulty : null
  return {
    id: row.id,
    phase_id: row.phase_id,
    position: row.position,
    required_step_id: row.required_step_id,
    lock: row.lock,
    waived: row.waived,
    isToetsStep: row.is_test_step,
    passing_difficulty: row.passing_difficulty === 1 ? 1 : 2,
    work: toExerciseWork(hasRedo ? ever : present, recipe),
    redo:
      redo === null
        ? null
        : {
            difficulty: redo === 3 ? 3 : 2,
            work: toExerciseWork(
              present.filter(({ difficulty }) => difficulty >= redo),
              recipe,
            ),
          },
    toets:
      row.test_kind === null
        ? null
        : {
            kind: row.test_kind === 'entry' ? 'instap' : 'sluit',
            complete: row.test_complete,
            lastFailed: row.test_failed,
          },
  }
}
