import type { Activity, ProgressBody } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import { encodeJson } from '../../db/json.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import type { Contents } from '../curriculum/content.ts'
import { openExercise } from '../exercise/opened-exercise.ts'

const TYPE = 'exercise_progress'

/**
 * Keeps where a child is in an exercise: one activity for each exercise, with the place that was told last, for whoever
 * watches. Nothing is derived from it. Throws as opening the exercise does. `now` in unix seconds.
 */
export async function keepPlace(
  transaction: Transaction,
  contents: Contents,
  { organisation_id, student_id }: StudentCaller,
  { exercise_id, ...place }: ProgressBody,
  now: number,
): Promise<Activity> {
  await openExercise(transaction, contents, student_id, exercise_id)
  const data = encodeJson(place)
  const shown = { type: TYPE, item_id: exercise_id, points: 0, created_at: now }
  const known = await transaction
    .updateTable('activity')
    .set({ data, created_at: now })
    .where('student_id', '=', student_id)
    .where('type', '=', TYPE)
    .where('item_id', '=', exercise_id)
    .returning('id')
    .executeTakeFirst()
  if (known) return { id: known.id, ...shown }
  const { id } = await transaction
    .insertInto('activity')
    .values({ organisation_id, student_id, data, ...shown })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...shown }
}
