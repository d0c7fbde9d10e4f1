import type { Transaction } from '../../db/database.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'

/** Something that a child did; `item_id` names what it did it with. */
export interface LoggedActivity {
  readonly type: string
  readonly item_id: number | null
}

/** Writes down that the child did it; earns no points of itself. Returns the activity's id. `now` in unix seconds. */
export async function logActivity(
  transaction: Transaction,
  { organisation_id, student_id }: StudentCaller,
  activity: LoggedActivity,
  now: number,
): Promise<number> {
  const { id } = await transaction
    .insertInto('activity')
    .values({ organisation_id, student_id, ...activity, points: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
