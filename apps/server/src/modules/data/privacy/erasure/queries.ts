import type { ErasedSubject } from '@letterliaan/contract'
import type { ErasedId } from './erased-person.ts'
import type { Selectable } from 'kysely'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { ErasureTable } from '../../../../db/schema.ts'
import { markAcrossOrganisations } from '../../../../db/across-organisations.ts'
import { hasRow } from '../../../../db/single-row.ts'
import { insertRows, updateRows, findRow, findRows } from '../../../../db/tables/rows.ts'

export type ErasureRow = Selectable<ErasureTable>

export const findChildToErase = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['student.id', 'student.user_id', 'student.organisation_id', 'student.created_at'])
    .select(['student.first_name', 'student.last_name', 'student.screen_name'])
    .select(['student.identifier', 'student.eckid', 'user.username', 'user.channel_id'])
    .where('student.id', '=', student_id)
    .executeTakeFirst()
export type ErasedChildRow = NonNullable<Awaited<ReturnType<typeof findChildToErase>>>

export const findStaffToErase = (queries: Queries, user_id: number) =>
  queries
    .selectFrom('user')
    .select(['id', 'organisation_id', 'role', 'name', 'username', 'email', 'channel_id', 'created_at'])
    .where('id', '=', user_id)
    .where('role', '<>', 'student')
    .executeTakeFirst()
export type StaffToErase = NonNullable<Awaited<ReturnType<typeof findStaffToErase>>>

export const findUserByName = (queries: Queries, organisation_id: number, username: string) =>
  findRow(queries, 'user', ['id'], { organisation_id, username })

export const findErasedOwner = (queries: Queries, table: 'student' | 'user', id: number) =>
  queries
    .selectFrom(table)
    .select('organisation_id')
    .where('id', '=', id)
    .modifyEnd(markAcrossOrganisations('a list of numbers names no organisation'))
    .executeTakeFirst()

/** Finds the user's own recordings. Those of a voice pack have the voice of another person. */
export const findRecordingsOf = (queries: Queries, user_id: number) =>
  findRows(queries, 'recording', ['type', 'file_name'], { user_id, voice_pack: null })

/** Stores an erasure that is repeated after a restore. It explains the redacted rows in the audit log. */
export const insertErasedAgain = (
  transaction: Transaction,
  organisation_id: number,
  { subject, id, created_at }: ErasedId,
  now: number,
) =>
  insertRows(transaction, 'erasure', {
    organisation_id,
    subject,
    subject_id: id,
    subject_created_at: created_at,
    asked_by: null,
    asked_at: now,
    due_at: now,
    confirmed_by: null,
    confirmed_at: null,
    cancelled_by: null,
    cancelled_at: null,
    started_at: now,
    done_at: now,
    scrubbed_at: null,
  })

export const findOpenErasures = (queries: Queries, organisation_id: number, subject: ErasedSubject) =>
  queries
    .selectFrom('erasure')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('subject', '=', subject)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .execute()

export const findErasure = (queries: Queries, organisation_id: number, id: number) =>
  queries
    .selectFrom('erasure')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .executeTakeFirst()

export const findErasuresSince = (queries: Queries, organisation_id: number, since: number) =>
  queries
    .selectFrom('erasure')
    .leftJoin('user as asker', 'asker.id', 'erasure.asked_by')
    .leftJoin('student', (join) =>
      join.onRef('student.id', '=', 'erasure.subject_id').on('erasure.subject', '=', 'child'),
    )
    .leftJoin('user as person', (join) =>
      join.onRef('person.id', '=', 'erasure.subject_id').on('erasure.subject', '=', 'user'),
    )
    .leftJoin('organisation', (join) =>
      join.onRef('organisation.id', '=', 'erasure.subject_id').on('erasure.subject', '=', 'organisation'),
    )
    .selectAll('erasure')
    .select(['asker.name as asked_by_name', 'person.name as user_name', 'organisation.name as school_name'])
    .select(['student.first_name', 'student.last_name', 'student.screen_name'])
    .where('erasure.organisation_id', '=', organisation_id)
    .where('erasure.cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('erasure.done_at', 'is', null), eb('erasure.done_at', '>=', since)]))
    .orderBy('erasure.id', 'desc')
    .execute()

export const findDueErasures = (queries: Queries, now: number): Promise<ErasureRow[]> =>
  queries
    .selectFrom('erasure')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('confirmed_at', 'is not', null)]))
    .orderBy('id')
    .modifyEnd(markAcrossOrganisations('the server erases what is due in any'))
    .execute()

export const listStartedErasures = (queries: Queries) =>
  queries
    .selectFrom('erasure')
    .select(['subject', 'subject_id', 'subject_created_at'])
    .where('started_at', 'is not', null)
    .where('subject_created_at', 'is not', null)
    .orderBy('id')
    .modifyEnd(markAcrossOrganisations('the list beside the database is of all'))
    .execute()

/** Returns false if the erasure was cancelled. */
export const markErasureStarted = (
  transaction: Transaction,
  { id, subject_created_at }: { readonly id: number; readonly subject_created_at: number | null },
  now: number,
): Promise<boolean> =>
  hasRow(
    transaction
      .updateTable('erasure')
      .set((eb) => ({
        started_at: eb.fn.coalesce('started_at', eb.val(now)),
        subject_created_at: eb.fn.coalesce('subject_created_at', eb.val(subject_created_at)),
      }))
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .returning('id'),
  )

/** Returns false if the erasure was begun, confirmed or cancelled. */
export const markErasureConfirmed = (transaction: Transaction, id: number, user_id: number, now: number) =>
  updateRows(
    transaction,
    'erasure',
    { id, cancelled_at: null, done_at: null },
    { confirmed_by: user_id, confirmed_at: now },
  )

/** Returns false if the erasure can no longer be cancelled. */
export const markErasureCancelled = (transaction: Transaction, id: number, user_id: number, now: number) =>
  updateRows(
    transaction,
    'erasure',
    { id, cancelled_at: null, started_at: null, confirmed_at: null },
    { cancelled_by: user_id, cancelled_at: now },
  )

export const findAdministratorIds = async (queries: Queries, organisation_id: number): Promise<number[]> => {
  const rows = await queries
    .selectFrom('user')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('role', '=', 'beheerder')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const findUnscrubbedErasures = (queries: Queries) =>
  queries
    .selectFrom('erasure')
    .select(['id', 'done_at'])
    .where('done_at', 'is not', null)
    .where('scrubbed_at', 'is', null)
    .orderBy('done_at')
    .modifyEnd(markAcrossOrganisations('the bytes of all that was erased go at once'))
    .execute()

export const markErasureScrubbed = (transaction: Transaction, ids: readonly number[], now: number) =>
  transaction
    .updateTable('erasure')
    .set({ scrubbed_at: now })
    .where('id', 'in', ids)
    .modifyEnd(markAcrossOrganisations('the bytes of all that was erased go at once'))
    .execute()
