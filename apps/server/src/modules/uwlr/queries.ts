import type { Insertable, Selectable } from 'kysely'
import type { Queries, Transaction } from '../../db/database.ts'
import type { UwlrConnectionTable } from '../../db/schema.ts'

export type StoredConnection = Selectable<UwlrConnectionTable>

export const findConnection = (
  queries: Queries,
  organisation_id: number,
): Promise<StoredConnection | undefined> =>
  queries
    .selectFrom('uwlr_connection')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

export const saveConnection = (transaction: Transaction, row: Insertable<UwlrConnectionTable>) =>
  transaction
    .insertInto('uwlr_connection')
    .values(row)
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()

export const deleteConnection = (transaction: Transaction, organisation_id: number) =>
  transaction.deleteFrom('uwlr_connection').where('organisation_id', '=', organisation_id).execute()

export const markResultsSent = (transaction: Transaction, organisation_id: number, results_sent_at: number) =>
  transaction
    .updateTable('uwlr_connection')
    .set({ results_sent_at })
    .where('organisation_id', '=', organisation_id)
    .execute()

/** Who has a measure and a leerlingnummer, by which the administration knows them; not who is archived. */
export const findMeasuredStudents = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('student')
    .select(['id as student_id', 'school_key', 'eckid'])
    .where('organisation_id', '=', organisation_id)
    .where('archived_at', 'is', null)
    .where('school_key', 'is not', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('measure')
          .select('measure.id')
          .whereRef('measure.student_id', '=', 'student.id')
          .where('measure.organisation_id', '=', organisation_id),
      ),
    )
    .orderBy('id')
    .execute()
