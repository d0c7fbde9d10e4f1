import type { Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { findImportsOfOrganisation } from './queries.ts'
import { listRecordedChildren, narrowRosterRecord, readRosterRecord } from './roster-record.ts'
import { updateRow } from '../../../db/tables/rows.ts'

/** Deletes the child's earlier names and keys, which imports store for an undo. */
export async function forgetInImports(
  transaction: Transaction,
  organisation_id: number,
  student_id: number,
): Promise<void> {
  for (const row of await findImportsOfOrganisation(transaction, organisation_id)) {
    const written = readRosterRecord(row)
    const children = listRecordedChildren(written)
    if (!children.includes(student_id)) continue
    const others = children.filter((id) => id !== student_id)
    await updateRow(transaction, 'roster_import', row.id, {
      changes: encodeJson(narrowRosterRecord(written, others)),
    })
  }
}
