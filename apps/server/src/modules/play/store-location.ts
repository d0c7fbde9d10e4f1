import type { Activity, ProgressBody, StudentLocation } from '@letterliaan/contract'
import { templates, type TemplateLogic } from '@letterliaan/exercises/logic'
import type { Transaction } from '../../db/database.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import { storeLatest } from '../rewards/store-latest.ts'
import type { Contents } from '../curriculum/content.ts'
import { openExercise } from './exercise/open-exercise.ts'
import { addLocationEvent } from '../live/queries.ts'
import { positionOf, stepIdOf, toTestId } from '../path/step/exercise-id.ts'
import { openToets } from './toets/open-toets.ts'

/** The type of activity that holds a place. */
export const locationActivityType = 'exercise_progress'

/**
 * Stores where a child is in an exercise or a test (API-5): one activity for each, with the place that was told last; the
 * supervisors of its organisation hear it. Nothing is derived from it, and it is forgotten after a week
 * (operations/maintenance). Throws as opening the exercise or test does. `now` in unix seconds.
 */
export async function storeLocation(
  transaction: Transaction,
  contents: Contents,
  { organisation_id, student_id }: StudentCaller,
  { exercise_id, ...reported }: ProgressBody,
  now: number,
): Promise<Activity> {
  const { tellsOutcome } = await findLogic(transaction, contents, student_id, exercise_id)
  // Nobody hears before the end how it goes.
  const data = tellsOutcome ? reported : { ...reported, errors: 0 }
  const place: StudentLocation = { ...data, exercise_id, student_id, step_id: stepIdOf(exercise_id) }
  await addLocationEvent(transaction, organisation_id, place, now)
  const owner = { organisation_id, student_id }
  return storeLatest(transaction, owner, { type: locationActivityType, item_id: exercise_id, data }, now)
}

const isTest = (id: number): boolean => positionOf(id) === positionOf(toTestId(0))

async function findLogic(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  id: number,
): Promise<TemplateLogic> {
  if (!isTest(id)) return (await openExercise(transaction, contents, student_id, id)).logic
  await openToets(transaction, contents, student_id, id)
  return templates.Test
}
