import type { Queries, Transaction } from '../../../../db/database.ts'
import { findPastRuns, findStepIds, findSteps, findStepsEver, type StepRow } from './queries.ts'
import { updateStep } from '../../../../db/tables/step.ts'

/** A student's steps in the order of the path; repetitions, measures and what was taken off it are no part of it. */
export const readSteps = (queries: Queries, student_id: number): Promise<StepRow[]> =>
  findSteps(queries, student_id)

/** The steps that a student ever had, also those that were taken off the path; no repetitions or measures. */
export const readStepsEver = (queries: Queries, student_id: number): Promise<StepRow[]> =>
  findStepsEver(queries, student_id)

/** A toets of this step was done, or has to be taken again. */
export const storeToetsOutcome = (transaction: Transaction, step_id: number, isDone: boolean, now: number) =>
  updateStep(transaction, step_id, { test_complete: isDone, test_failed: !isDone, updated_at: now })

/** Only the ids of the steps of a path, in its order. */
export const readStepIds = async (queries: Queries, student_id: number): Promise<number[]> =>
  (await findStepIds(queries, student_id)).map(({ id }) => id)

/** Every run that these students ever began in these steps, in the order of each exercise. */
export const readPastRuns = (queries: Queries, student_ids: readonly number[], step_ids: readonly number[]) =>
  findPastRuns(queries, student_ids, step_ids)
