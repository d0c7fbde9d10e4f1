import type { Transaction } from '../db/database.ts'
import type { AuditStudentTable } from '../db/schema.ts'
import { returnId } from '../db/single-row.ts'
import { type HashedRow, hashWithSalt } from './row-hash.ts'

/** Inserts a row with its salted hash. Returns its id. */
export const insertAudit = (
  transaction: Transaction,
  row: HashedRow & { readonly organisation_id: number },
) =>
  returnId(
    transaction
      .insertInto('audit')
      .values({ ...row, ...hashWithSalt(row) })
      .returning('id'),
  )

export async function insertAuditStudents(
  transaction: Transaction,
  { organisation_id, audit_id }: Omit<AuditStudentTable, 'student_id'>,
  student_ids: readonly number[],
): Promise<void> {
  if (student_ids.length === 0) return
  const rows = student_ids.map((student_id) => ({ organisation_id, student_id, audit_id }))
  await transaction.insertInto('audit_student').values(rows).execute()
}
