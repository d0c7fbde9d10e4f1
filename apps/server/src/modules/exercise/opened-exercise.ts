import type { Difficulty, Exercise } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import type { TemplateLogic } from '@letterliaan/exercises/logic'
import { policyOf, type RunPolicy } from '@letterliaan/rules'
import type { Queries } from '../../db/database.ts'
import { notFound } from '../../plugins/errors/problem-error.ts'
import type { Contents, StepContent } from '../curriculum/content.ts'
import { enterStep } from '../step/access.ts'
import { positionOf, stepIdOf } from '../step/exercise-id.ts'
import type { EnteredStep } from '../step/repository.ts'
import { toExerciseSummary } from '../step/to-step.ts'
import { findRuns, type RunRow } from './repository.ts'
import { decodeRun, freshRun, logicOf, seedOf, type ExerciseRun } from './run.ts'

/** An exercise of a step that the student may enter, with the student's runs of it. */
export interface OpenedExercise {
  readonly id: number
  readonly student_id: number
  readonly step: EnteredStep
  readonly content: StepContent
  readonly recipe: CurriculumExercise
  readonly logic: TemplateLogic
  readonly rows: readonly RunRow[]
}

/** Throws 404 for an exercise that is not the student's, 403 for one of a locked step. */
export async function openExercise(
  queries: Queries,
  contents: Contents,
  student_id: number,
  id: number,
): Promise<OpenedExercise> {
  const step = await enterStep(queries, student_id, stepIdOf(id))
  const rows = await findRuns(queries, student_id, id)
  const content = await contents.voiced(queries, step.curriculum_step_id, step)
  const recipe = content.recipe[positionOf(id) - 1]
  if (!recipe) throw notFound()
  return { id, student_id, step, content, recipe, rows, logic: logicOf(recipe.exercise_type.template) }
}

export const rowAt = ({ rows }: OpenedExercise, difficulty: Difficulty): RunRow | undefined =>
  rows.find((row) => row.difficulty === difficulty)

/** The student's run at a difficulty; where none was begun, the first as it will be: no row is made for looking. */
export function runAt(exercise: OpenedExercise, difficulty: Difficulty): ExerciseRun {
  const row = rowAt(exercise, difficulty)
  const { logic, content } = exercise
  return row ? decodeRun({ logic, content, difficulty }, row) : drawnRun(exercise, difficulty, 1, false)
}

/** A run with words of its own. */
export function drawnRun(
  { id, student_id, logic, content, recipe }: OpenedExercise,
  difficulty: Difficulty,
  number: number,
  isRetry: boolean,
): ExerciseRun {
  const seed = seedOf(student_id, id, difficulty, number)
  return freshRun({ logic, content, difficulty }, recipe.exercise_type.num_words, seed, number, isRetry)
}

/** How moves count in this exercise. */
export const policyAt = ({ recipe, logic }: OpenedExercise, difficulty: Difficulty): RunPolicy =>
  policyOf(recipe, difficulty, logic.tries)

export const toExercise = (exercise: OpenedExercise): Exercise => ({
  ...toExerciseSummary(exercise.step.id, exercise.content, positionOf(exercise.id), exercise.rows),
  student_exercise: {
    '1': runAt(exercise, 1).state,
    '2': runAt(exercise, 2).state,
    '3': runAt(exercise, 3).state,
  },
})
