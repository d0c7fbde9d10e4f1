import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import type { StudentTable, UserTable } from '../../../db/schema.ts'
import { readOrganisation } from '../../../db/tables/organisation.ts'
import { selectLastPractised } from '../../../db/last-practised.ts'
import { splitIntoParts } from '../../../db/split-into-parts.ts'

/** Reads the calm profile for new children; null if the school sets none. */
export async function findNewChildProfile(queries: Queries, organisation_id: number): Promise<string | null> {
  const { new_child_profile } = await readOrganisation(queries, organisation_id)
  return new_child_profile === '{}' ? null : new_child_profile
}

export async function insertUsers(
  transaction: Transaction,
  rows: readonly Insertable<UserTable>[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const part of splitIntoParts(rows)) {
    const inserted = await transaction.insertInto('user').values(part).returning(['id', 'username']).execute()
    for (const { id, username } of inserted) ids.set(username, id)
  }
  return ids
}

export async function insertStudents(
  transaction: Transaction,
  rows: readonly Insertable<StudentTable>[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  for (const part of splitIntoParts(rows)) {
    const inserted = await transaction
      .insertInto('student')
      .values(part)
      .returning(['id', 'user_id'])
      .execute()
    for (const { id, user_id } of inserted) ids.set(user_id, id)
  }
  return ids
}

export const findSupervisor = (queries: Queries, user_id: number) =>
  queries
    .selectFrom('user')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['user.id', 'user.name', 'user.role', 'organisation.name as organisation'])
    .select(['organisation.idle_minutes', 'organisation.region'])
    .where('user.id', '=', user_id)
    .executeTakeFirstOrThrow()

export const findStudents = (queries: Queries, caller: Supervision, isArchived: boolean) =>
  queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['student.id', 'student.screen_name', 'student.first_name', 'student.last_name'])
    .select(['student.level_id', 'student.phase_id', 'student.buddy_id', 'student.archived_at'])
    .select('user.username')
    .select(selectLastPractised().as('last_practised_at'))
    .select((eb) =>
      eb
        .selectFrom('erasure')
        .select(({ fn }) => fn.max('erasure.due_at').as('at'))
        .where('erasure.subject', '=', 'child')
        .whereRef('erasure.subject_id', '=', 'student.id')
        .where('erasure.cancelled_at', 'is', null)
        .where('erasure.done_at', 'is', null)
        .as('erased_at'),
    )
    .where(isSupervisedBy(caller))
    .where('student.archived_at', isArchived ? 'is not' : 'is', null)
    .execute()

export const eraseDatesOfBirth = (transaction: Transaction, organisation_id: number, now: number) =>
  transaction
    .updateTable('student')
    .set({ date_of_birth: null, updated_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('date_of_birth', 'is not', null)
    .execute()
