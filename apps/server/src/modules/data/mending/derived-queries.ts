import type { Queries } from '../../../db/database.ts'
import { mendedTables, type MendedTable } from '../../../db/personal-data/read-description.ts'
import { tables } from '../../../db/personal-data/tables.ts'
import { nameOf, type Row } from '../../learn/index.ts'

/** A row refers only to rows of tables before it. */
export const derivedTables = mendedTables.toReversed()

const studentColumns = ['id', ...tables.student.derived, 'opened_world', 'updated_at'] as const

export type DerivedState = ReadonlyMap<string, { readonly table: MendedTable; readonly row: Row }>

export async function readDerived(queries: Queries, student_id: number): Promise<DerivedState> {
  const student = queries.selectFrom('student').select(studentColumns).where('id', '=', student_id)
  const state = new Map<string, { table: MendedTable; row: Row }>()
  for (const table of derivedTables) {
    const rows: readonly Row[] =
      table === 'student'
        ? await student.execute()
        : await queries.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()
    for (const row of rows) state.set(nameOf(table, row), { table, row })
  }
  return state
}
