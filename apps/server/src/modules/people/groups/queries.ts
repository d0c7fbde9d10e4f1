import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { GroupTable } from '../../../db/schema.ts'
import { returnId } from '../../../db/single-row.ts'
import { countGroupStudents } from '../../../db/tables/group.ts'
import type { Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { deleteRows, updateRows, findRow } from '../../../db/tables/rows.ts'

/** Finds the groups that the caller sees (ADR 22), latest school year first. */
export function findGroups(
  queries: Queries,
  { organisation_id, user_id, role }: Supervision,
  group_id?: number,
) {
  return queries
    .selectFrom('group')
    .select(['group.id', 'group.name', 'group.school_year', 'group.level_id'])
    .select(countGroupStudents())
    .where('group.organisation_id', '=', organisation_id)
    .$if(group_id !== undefined, (query) => query.where('group.id', '=', group_id ?? 0))
    .$if(role !== 'beheerder', (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('group_supervisor')
            .select('group_supervisor.user_id')
            .whereRef('group_supervisor.group_id', '=', 'group.id')
            .where('group_supervisor.user_id', '=', user_id),
        ),
      ),
    )
    .orderBy('group.school_year', 'desc')
    .orderBy('group.name')
    .orderBy('group.id')
    .execute()
}

export const findGroupSupervisors = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('group_supervisor')
    .innerJoin('user', 'user.id', 'group_supervisor.user_id')
    .select(['group_supervisor.group_id', 'user.id', 'user.name', 'user.role'])
    .where('group_supervisor.organisation_id', '=', organisation_id)
    .orderBy('user.name')
    .orderBy('user.id')
    .execute()

export const findColleagues = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('user')
    .select(['id', 'name', 'role'])
    .where('organisation_id', '=', organisation_id)
    .where('role', 'not in', ['student', 'bestuur'])
    .orderBy('name')
    .orderBy('id')
    .execute()

export const insertGroup = (transaction: Transaction, row: Insertable<GroupTable>) =>
  returnId(transaction.insertInto('group').values(row).returning('id'))

/** Deletes a group and its devices, memberships and goals. Its followers keep the path. */
export async function deleteGroup(transaction: Transaction, group_id: number): Promise<void> {
  await transaction.deleteFrom('pairing_code').where('group_id', '=', group_id).execute()
  await transaction.deleteFrom('group_device').where('group_id', '=', group_id).execute()
  await deletePath(transaction, group_id)
  await updateRows(transaction, 'week_dictation', { group_id }, { group_id: null })
  await updateRows(transaction, 'intervention', { group_id }, { group_id: null })
  await transaction.deleteFrom('instruction').where('group_id', '=', group_id).execute()
  await transaction.deleteFrom('group_goal_celebrated').where('group_id', '=', group_id).execute()
  await transaction.deleteFrom('group_goal').where('group_id', '=', group_id).execute()
  await transaction.deleteFrom('group_supervisor').where('group_id', '=', group_id).execute()
  await transaction.deleteFrom('group_student').where('group_id', '=', group_id).execute()
  await transaction.deleteFrom('group_membership').where('group_id', '=', group_id).execute()
  await transaction.deleteFrom('group').where('id', '=', group_id).execute()
}

async function deletePath(transaction: Transaction, group_id: number): Promise<void> {
  const path = await findRow(transaction, 'path', ['entries', 'settings'], { group_id })
  if (path === undefined) return
  await updateRows(
    transaction,
    'path',
    { follows_group_id: group_id },
    { ...path, follows_group_id: null, previous: null },
  )
  await transaction.deleteFrom('path').where('group_id', '=', group_id).execute()
}

export interface GroupOwner {
  readonly organisation_id: number
  readonly group_id: number
}

export async function addSupervisors(
  transaction: Transaction,
  group: GroupOwner,
  user_ids: readonly number[],
): Promise<void> {
  if (user_ids.length === 0) return
  await transaction
    .insertInto('group_supervisor')
    .values(user_ids.map((user_id) => ({ ...group, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function replaceSupervisors(
  transaction: Transaction,
  group: GroupOwner,
  user_ids: readonly number[],
): Promise<void> {
  await transaction.deleteFrom('group_supervisor').where('group_id', '=', group.group_id).execute()
  await addSupervisors(transaction, group, user_ids)
}

/** Adds students to the group. Existing members do not change. */
export async function addStudents(
  transaction: Transaction,
  group: GroupOwner,
  student_ids: readonly number[],
  now: number,
): Promise<void> {
  if (student_ids.length === 0) return
  const added = await transaction
    .insertInto('group_student')
    .values(student_ids.map((student_id) => ({ ...group, student_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute()
  if (added.length === 0) return
  const ids = added.map(({ student_id }) => student_id)
  const known = await transaction
    .selectFrom('group_membership')
    .select('student_id')
    .distinct()
    .where('student_id', 'in', ids)
    .execute()
  const inGroupBefore = new Set(known.map(({ student_id }) => student_id))
  await transaction
    .insertInto('group_membership')
    .values(
      ids.map((student_id) =>
        Object.assign({ student_id, since: inGroupBefore.has(student_id) ? now : 0 }, group),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'student_id', 'since', 'organisation_id']).doUpdateSet({ until: null }),
    )
    .execute()
}

export async function removeStudentsFromGroup(
  transaction: Transaction,
  group_id: number,
  student_ids: readonly number[],
  now: number,
): Promise<void> {
  if (student_ids.length === 0) return
  await deleteRows(transaction, 'group_student', { group_id, student_id: student_ids })
  await updateRows(
    transaction,
    'group_membership',
    { group_id, student_id: student_ids, until: null },
    { until: now },
  )
}

export async function addSupervisorTo(
  transaction: Transaction,
  supervisor: { readonly organisation_id: number; readonly user_id: number },
  group_ids: readonly number[],
): Promise<void> {
  if (group_ids.length === 0) return
  const { organisation_id, user_id } = supervisor
  await transaction
    .insertInto('group_supervisor')
    .values(group_ids.map((group_id) => ({ organisation_id, user_id, group_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
