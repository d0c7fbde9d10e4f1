import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../plugins/auth/supervision-queries.ts'
import type {
  AuditTable,
  OrganisationTable,
  StudentTable,
  SubscriptionTable,
  UserTable,
} from '../../db/schema.ts'

/** Has anybody an account? */
export const hasUsers = async (queries: Queries): Promise<boolean> =>
  (await queries.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined

/** Returns its id. */
export async function insertOrganisation(
  transaction: Transaction,
  row: Insertable<OrganisationTable>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('organisation')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns its id. */
export async function insertUser(transaction: Transaction, row: Insertable<UserTable>): Promise<number> {
  const { id } = await transaction.insertInto('user').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns its id. */
export async function insertStudent(
  transaction: Transaction,
  row: Insertable<StudentTable>,
): Promise<number> {
  const { id } = await transaction.insertInto('student').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const insertSubscription = (transaction: Transaction, row: Insertable<SubscriptionTable>) =>
  transaction.insertInto('subscription').values(row).execute()

export const insertAudit = (transaction: Transaction, row: Insertable<AuditTable>) =>
  transaction.insertInto('audit').values(row).execute()

export const insertAudits = (transaction: Transaction, rows: readonly Insertable<AuditTable>[]) =>
  transaction.insertInto('audit').values(rows).execute()

/** The supervisor with its organisation. */
export const findSupervisor = (queries: Queries, user_id: number) =>
  queries
    .selectFrom('user')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['user.id', 'user.name', 'user.role', 'organisation.name as organisation'])
    .where('user.id', '=', user_id)
    .executeTakeFirstOrThrow()

/** The students that the caller sees: those who take part, or those who were archived. */
export const findStudents = (queries: Queries, caller: Supervision, isArchived: boolean) =>
  queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['student.id', 'student.screen_name', 'student.first_name', 'student.last_name'])
    .select(['student.level_id', 'student.phase_id', 'student.buddy_id', 'student.archived_at'])
    .select(['user.username', 'user.last_login_at'])
    .where(isSupervisedBy(caller))
    .where('student.archived_at', isArchived ? 'is not' : 'is', null)
    .execute()

/** Which groups the organisation's students are in. */
export const findGroupMemberships = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('group_student')
    .select(['student_id', 'group_id'])
    .where('organisation_id', '=', organisation_id)
    .orderBy('group_id')
    .execute()
