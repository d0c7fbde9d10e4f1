import type { Activity, ProgressBody, StudentPlace } from '@letterliaan/contract'
import { templates, type TemplateLogic } from '@letterliaan/exercises/logic'
import type { Transaction } from '../../db/database.ts'
import { encodeJson } from '../../db/json.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import type { Contents } from '../curriculum/content.ts'
import { openExercise } from '../exercise/opened-exercise.ts'
import { addPlaceEvent } from '../live/repository.ts'
import { positionOf, stepIdOf, toTestId } from '../step/exercise-id.ts'
import { openTest } from '../test/opened-test.ts'

const TYPE = 'exercise_progress'

/**
 * Keeps where a child is in an exercise or a test (API-5): one activity for each, with the place that was told last; the
 * supervisors of its organisation hear it. Nothing is derived from it. Throws as opening the exercise or test does. `now` in
 * unix seconds.
 */
export async function keepPlace(
  transaction: Transaction,
  contents: Contents,
  { organisation_id, student_id }: StudentCaller,
  body: ProgressBody,
  now: number,
): Promise<Activity> {
  const { exercise_id, ...told } = body
  const { tellsOutcome } = await findLogic(transaction, contents, student_id, exercise_id)
  // Nobody hears before the end how it goes.
  const place = tellsOutcome ? told : { ...told, errors: 0 }
  const heard: StudentPlace = { ...place, exercise_id, student_id, step_id: stepIdOf(exercise_id) }
  await addPlaceEvent(transaction, organisation_id, heard, now)
  const shown = { type: TYPE, item_id: exercise_id, points: 0, created_at: now }
  return {
    id: await storePlace(transaction, { organisation_id, student_id }, shown, encodeJson(place)),
    ...shown,
  }
}

const isTest = (id: number): boolean => positionOf(id) === positionOf(toTestId(0))

async function findLogic(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  id: number,
): Promise<TemplateLogic> {
  if (!isTest(id)) return (await openExercise(transaction, contents, student_id, id)).logic
  await openTest(transaction, contents, student_id, id)
  return templates.Test
}

async function storePlace(
  transaction: Transaction,
  owner: { readonly organisation_id: number; readonly student_id: number },
  shown: Omit<Activity, 'id' | 'item_id'> & { readonly item_id: number },
  data: string,
): Promise<number> {
  const known = await transaction
    .updateTable('activity')
    .set({ data, created_at: shown.created_at })
    .where('student_id', '=', owner.student_id)
    .where('type', '=', TYPE)
    .where('item_id', '=', shown.item_id)
    .returning('id')
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await transaction
    .insertInto('activity')
    .values({ ...owner, data, ...shown })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
