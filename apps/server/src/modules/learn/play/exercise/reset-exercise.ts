import type { Difficulty, StudentExercise } from '@letterliaan/contract'
import { repeatRun, shuffle, startRun } from '@letterliaan/rules'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Transaction } from '../../../../db/database.ts'
import { createInvalidInputError } from '../../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../../curriculum/index.ts'
import {
  drawRun,
  getRunIngredients,
  assertAllowedDifficulty,
  describeExercise,
  openExercise,
  findRunRow,
  findRun,
  type OpenedExercise,
} from './open-exercise.ts'
import { findRunStatus, saveRun } from './queries.ts'
import { beginRun, makeSeed, type ExerciseRun } from './run.ts'
import { encodeRun } from './stored-run.ts'
import type { WorkDescription } from './move-in-run.ts'

export interface ResetCall {
  readonly transaction: Transaction
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: Difficulty
  readonly now: number
}

async function openRun(contents: Contents, call: ResetCall) {
  const { transaction, student_id, exercise_id, difficulty } = call
  const exercise = await openExercise(transaction, contents, student_id, exercise_id, call)
  assertAllowedDifficulty(exercise, difficulty)
  return { exercise, run: findRun(exercise, difficulty) }
}

/** Repeats an exercise, or only its wrong words in a forced repeat (EX-16). Leaves an unbegun run unchanged. */
export async function resetExercise(
  contents: Contents,
  call: ResetCall,
  inNewOrder: boolean,
): Promise<StudentExercise> {
  const { exercise, run } = await openRun(contents, call)
  if (run.state.status === ExerciseStatus.open) return run.state
  return store(exercise, repeat(exercise, run, inNewOrder), call)
}

/** Restarts a dictation (EX-15), with the same words if it was unfinished (ADR 34). Throws 422 for other exercises. */
export async function hardResetExercise(
  contents: Contents,
  call: ResetCall,
  inSameOrder: boolean,
): Promise<StudentExercise> {
  const { exercise, run } = await openRun(contents, call)
  if (!exercise.logic.run?.isDictation)
    throw createInvalidInputError({ id: 'Alleen een dictee begint helemaal opnieuw.' })
  if (run.state.status !== ExerciseStatus.open)
    return store(exercise, beginDictation(exercise, run, inSameOrder), call)
  if (await continuesHalfDone(exercise, run, call.transaction)) return run.state
  return store(exercise, drawRun(exercise, call.difficulty, run.number, run.state.is_retry), call)
}

async function continuesHalfDone(
  exercise: OpenedExercise,
  { number, state: { difficulty } }: ExerciseRun,
  queries: Transaction,
): Promise<boolean> {
  if ((findRunRow(exercise, difficulty)?.state ?? '') === '') return false
  const before = await findRunStatus(queries, exercise.id, difficulty, number - 1)
  return before?.status === ExerciseStatus.paused
}

/** Restarts an exercise for a supervisor (ZIEN-2). Points, badges and the log stay. */
export async function restartExercise(contents: Contents, call: ResetCall): Promise<WorkDescription> {
  const { exercise, run } = await openRun(contents, call)
  if (run.state.status !== ExerciseStatus.open) await store(exercise, restart(exercise, run), call)
  return describeExercise(exercise)
}

function restart(exercise: OpenedExercise, run: ExerciseRun): ExerciseRun {
  if (exercise.logic.run?.isDictation) return beginDictation(exercise, run)
  return repeat(exercise, { ...run, state: { ...run.state, isForcedRepeat: false } }, true)
}

function beginDictation(
  exercise: OpenedExercise,
  { number, state }: ExerciseRun,
  inSameOrder = false,
): ExerciseRun {
  const { difficulty } = state
  if (state.is_complete) return drawRun(exercise, difficulty, number + 1, false)
  const seed = makeSeed(exercise.student_id, exercise.id, difficulty, number + 1)
  const words = inSameOrder ? state.words : shuffle(state.words, seed)
  return beginRun(getRunIngredients(exercise, difficulty), startRun(words, difficulty, false), number + 1)
}

/** Repeats all words, or only the wrong ones in a forced repeat; the next repeat has all words again. */
function repeat(exercise: OpenedExercise, { number, state }: ExerciseRun, inNewOrder: boolean): ExerciseRun {
  const { id, student_id, recipeExercise } = exercise
  const { difficulty } = state
  const isRetry = state.is_retry || state.is_complete
  const isPart = state.words.length < recipeExercise.exercise_type.num_words
  if (isPart && !state.isForcedRepeat) return drawRun(exercise, difficulty, number + 1, isRetry)
  const seed = inNewOrder ? makeSeed(student_id, id, difficulty, number + 1) : null
  return beginRun(getRunIngredients(exercise, difficulty), repeatRun(state, seed), number + 1)
}

async function store(exercise: OpenedExercise, run: ExerciseRun, call: ResetCall): Promise<StudentExercise> {
  const { transaction, difficulty, now } = call
  const { id: exercise_id, student_id, step } = exercise
  const before = findRunRow(exercise, difficulty)
  await saveRun(transaction, {
    organisation_id: step.organisation_id,
    student_id,
    exercise_id,
    difficulty,
    step_id: step.id,
    run: run.number,
    round: before?.round ?? 0,
    run_status: run.state.status,
    state: encodeRun(run.state),
    status: before?.status ?? ExerciseStatus.open,
    last_passed: before?.last_passed ?? null,
    last_completed_at: before?.last_completed_at ?? null,
    updated_at: now,
  })
  return run.state
}
