import type { Activity } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { insertActivity, updateActivity } from './queries.ts'

export interface LatestActivity {
  readonly type: string
  readonly item_id: number
  readonly data?: Readonly<Record<string, unknown>>
}

/** Replaces the stored activity, without badges or events. `now`: unix seconds. */
export async function setActivity(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { type, item_id, data }: LatestActivity,
  now: number,
): Promise<Activity> {
  const changes = { data: data === undefined ? null : encodeJson(data), created_at: now }
  const shown = { type, item_id, points: 0, created_at: now }
  const earlier = await updateActivity(transaction, { student_id, type, item_id }, changes)
  const id =
    earlier ?? (await insertActivity(transaction, { organisation_id, student_id, ...shown, ...changes }))
  return { id, ...shown }
}
