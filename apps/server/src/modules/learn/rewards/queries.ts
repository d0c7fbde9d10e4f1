import type { Activity } from '@letterliaan/contract'
import type { NotNull, Selectable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { pickColumns, prepareQuery, prepareOne } from '../../../db/prepare-query.ts'
import type { ActivityTable } from '../../../db/schema.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { deleteRows, findRows } from '../../../db/tables/rows.ts'

export const findBadgeRows = prepareQuery((queries, student_id: number) =>
  queries
    .selectFrom('badge')
    .leftJoin('student_badge', (join) =>
      join.onRef('student_badge.badge_id', '=', 'badge.id').on('student_badge.student_id', '=', student_id),
    )
    .select(['badge.id', 'badge.key', 'student_badge.created_at as owned_since']),
)

export const findEarnedAt = (queries: Queries, student_id: number, at: number) =>
  findRows(queries, 'activity', ['item_id'], { student_id, type: 'reward_earned', created_at: at })

export async function deleteEarnedBadges(
  transaction: Transaction,
  student_id: number,
  badge_ids: readonly number[],
): Promise<void> {
  await deleteRows(transaction, 'student_badge', { student_id, badge_id: badge_ids })
  await deleteRows(transaction, 'activity', { student_id, type: 'reward_earned', item_id: badge_ids })
}

export async function insertStudentBadge(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  badge_id: number,
  now: number,
): Promise<boolean> {
  const given = await transaction
    .insertInto('student_badge')
    .values({ organisation_id, student_id, badge_id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('badge_id')
    .executeTakeFirst()
  return given !== undefined
}

const insertActivityRow = prepareOne((queries, row: Omit<Selectable<ActivityTable>, 'id'>) =>
  queries
    .insertInto('activity')
    .values(
      pickColumns(row, ['organisation_id', 'student_id', 'type', 'item_id', 'points', 'data', 'created_at']),
    )
    .returning('id'),
)

export interface NewActivity {
  readonly type: string
  readonly item_id: number | null
  readonly points?: number
  readonly data?: Readonly<Record<string, unknown>> | null
}

/** Stores an activity. `created_at`: unix seconds. */
export async function insertActivity(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { type, item_id, points = 0, data = null }: NewActivity,
  created_at: number,
): Promise<Activity> {
  const activity = { type, item_id, points, created_at }
  const row = { organisation_id, student_id, ...activity, data: data && encodeJson(data) }
  return { id: (await insertActivityRow(transaction, row)).id, ...activity }
}

/** Replaces the stored activity, without badges or events. `created_at`: unix seconds. */
export async function setActivity(
  transaction: Transaction,
  owner: StudentOwner,
  { data = null, ...about }: NewActivity & { readonly item_id: number },
  created_at: number,
): Promise<Activity> {
  const earlier = await transaction
    .updateTable('activity')
    .set({ data: data && encodeJson(data), created_at })
    .where('student_id', '=', owner.student_id)
    .where('type', '=', about.type)
    .where('item_id', '=', about.item_id)
    .returning('id')
    .executeTakeFirst()
  if (earlier === undefined) return insertActivity(transaction, owner, { data, ...about }, created_at)
  return { ...earlier, ...about, points: 0, created_at }
}

export const downloadActivityType = 'download_workbook'

/** Uses up a download, because each 'done' requires one (EX-17). Returns false if there is none. */
export async function consumeDownload(
  transaction: Transaction,
  student_id: number,
  step_id: number,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('activity')
    .where('student_id', '=', student_id)
    .where('type', '=', downloadActivityType)
    .where('item_id', '=', step_id)
    .returning('id')
    .execute()
  return deleted.length > 0
}

export const findPlacedThings = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('student_badge')
    .select(['badge_id', 'place'])
    .where('student_id', '=', student_id)
    .where('place', 'is not', null)
    .$narrowType<{ place: NotNull }>()
    .orderBy('badge_id')
    .execute()
