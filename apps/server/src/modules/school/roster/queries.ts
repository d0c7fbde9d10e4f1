import { sql } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { toGivenFlags } from '../../../db/given-flags.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { updateRows, findRow, findRows } from '../../../db/tables/rows.ts'

/** Includes archived students (ADR 22). */
export const findKnownStudents = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('student')
    .select(['student.id', 'student.first_name', 'student.last_name'])
    .select(['student.level_id', 'student.school_key', 'student.eckid', 'student.archived_at'])
    .where(isSupervisedBy(caller))
    .orderBy('student.id')
    .execute()

export const findKeys = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('student')
    .select(['id', 'school_key', 'eckid'])
    .where('organisation_id', '=', organisation_id)
    .where((eb) => eb.or([eb('school_key', 'is not', null), eb('eckid', 'is not', null)]))
    .execute()

export const findRosterMemberships = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('group_student')
    .innerJoin('group', 'group.id', 'group_student.group_id')
    .select(['group_student.student_id', 'group_student.group_id', 'group.name'])
    .where('group_student.organisation_id', '=', organisation_id)
    .orderBy('group.name')
    .orderBy('group.id')
    .execute()

export interface RosterStudentChange {
  readonly student_id: number
  readonly first_name?: string
  readonly last_name?: string
  readonly school_key?: string | null
  readonly eckid?: string | null
  readonly level_id?: number | null
}

const changeableFields = ['first_name', 'last_name', 'school_key', 'eckid', 'level_id'] as const
type ChangeableField = (typeof changeableFields)[number]
/** A query accepts about 30,000 values, and a child needs at most ten. */
const maxInQuery = 500

/** Runs two queries for each field: one for new values and one for cleared ones. */
export async function updateStudents(
  transaction: Transaction,
  changes: readonly RosterStudentChange[],
  now: number,
): Promise<void> {
  for (const field of changeableFields) {
    const changed = changes.filter((change) => change[field] !== undefined)
    const isEmpty = (change: RosterStudentChange) => change[field] === null || change[field] === ''
    for (const alike of [changed.filter(isEmpty), changed.filter((change) => !isEmpty(change))]) {
      for (let at = 0; at < alike.length; at += maxInQuery) {
        await updateField(transaction, field, alike.slice(at, at + maxInQuery), now)
      }
    }
  }
}

async function updateField(
  transaction: Transaction,
  field: ChangeableField,
  changes: readonly RosterStudentChange[],
  now: number,
): Promise<void> {
  const whens = changes.map((change) => sql`when ${change.student_id} then ${change[field]}`)
  await updateRows(
    transaction,
    'student',
    { id: changes.map(({ student_id }) => student_id) },
    {
      [field]: sql`case id ${sql.join(whens, sql` `)} else ${sql.ref(field)} end`,
      ...toGivenFlags({ [field]: changes[0]?.[field] }),
      updated_at: now,
    },
  )
}

const waitingForErasure = (queries: Queries) =>
  queries
    .selectFrom('erasure')
    .select('subject_id')
    .where('subject', '=', 'child')
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)

export const findWaitingForErasure = (queries: Queries, student_ids: readonly number[]) =>
  waitingForErasure(queries).where('subject_id', 'in', student_ids).execute()

/** Archives students, or restores them if `archived_at` is null. Returns the changed ones. */
export async function setArchivedAt(
  transaction: Transaction,
  student_ids: readonly number[],
  archived_at: number | null,
  now: number,
): Promise<number[]> {
  if (student_ids.length === 0) return []
  const rows = await transaction
    .updateTable('student')
    .set({ archived_at, updated_at: now })
    .where('id', 'in', student_ids)
    .where('archived_at', archived_at === null ? 'is not' : 'is', null)
    // Children with a pending erasure stay archived until it is cancelled (ADR 47).
    .$if(archived_at === null, (query) => query.where('id', 'not in', waitingForErasure(transaction)))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const findRosterImports = (queries: Queries, user_id: number, since: number) =>
  queries
    .selectFrom('roster_import')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .execute()

export async function findExisting(queries: Queries, student_ids: readonly number[]): Promise<number[]> {
  if (student_ids.length === 0) return []
  const rows = await queries.selectFrom('student').select('id').where('id', 'in', student_ids).execute()
  return rows.map(({ id }) => id)
}

export const findImport = (queries: Queries, organisation_id: number, id: number) =>
  queries
    .selectFrom('roster_import')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

export const markImportUndone = (transaction: Transaction, id: number, now: number): Promise<boolean> =>
  updateRows(transaction, 'roster_import', { id, undone_at: null }, { undone_at: now })

export async function isEmptyGroup(queries: Queries, group_id: number): Promise<boolean> {
  const row = await findRow(queries, 'group_student', ['student_id'], { group_id })
  return row === undefined
}

export const findImportsOfOrganisation = (queries: Queries, organisation_id: number) =>
  findRows(queries, 'roster_import', ['id', 'changes'], { organisation_id })
