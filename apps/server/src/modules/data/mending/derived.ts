import { isDeepStrictEqual } from 'node:util'
import type { Queries, Transaction } from '../../../db/database.ts'
import { mendedTables, type MendedTable } from '../../../db/personal-data/table-descriptions.ts'
import { formatRowKey, removeRow, type LearningRow, writeRow } from '../../learn/index.ts'
import { findDerivedRows } from './queries.ts'

/** In this order, rows refer only to earlier tables. */
const derivedTables = mendedTables.toReversed()

export type DerivedState = ReadonlyMap<string, { readonly table: MendedTable; readonly row: LearningRow }>

export async function readDerivedRows(queries: Queries, student_id: number): Promise<DerivedState> {
  const state = new Map<string, { table: MendedTable; row: LearningRow }>()
  for (const table of derivedTables) {
    for (const row of await findDerivedRows(queries, student_id, table))
      state.set(formatRowKey(table, row), { table, row })
  }
  return state
}

export interface DerivedChange {
  readonly table: MendedTable
  readonly before: LearningRow | null
  readonly after: LearningRow | null
}

export function listDerivedChanges(before: DerivedState, after: DerivedState): DerivedChange[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const was = before.get(name)
    const is = after.get(name)
    const table = (was ?? is)?.table
    if (table === undefined || isDeepStrictEqual(was?.row, is?.row)) return []
    return [{ table, before: was?.row ?? null, after: is?.row ?? null }]
  })
}

/** Reverts changes of derived rows. Skips rows that have changed again. */
export async function revertDerivedChanges(
  transaction: Transaction,
  student_id: number,
  changes: readonly DerivedChange[],
): Promise<void> {
  const present = await readDerivedRows(transaction, student_id)
  const own = changes.filter(({ table, before, after }) => {
    const row = present.get(formatRowKey(table, before ?? after ?? {}))?.row ?? null
    return isDeepStrictEqual(row, after)
  })
  const ofTable = (table: MendedTable) => own.filter((change) => change.table === table)
  for (const table of derivedTables) {
    for (const { before, after } of ofTable(table)) {
      if (before !== null)
        await writeRow(transaction, student_id, table, { row: before, isNew: after === null })
    }
  }
  for (const table of derivedTables.toReversed()) {
    for (const { before, after } of ofTable(table)) {
      if (before === null && after !== null) await removeRow(transaction, student_id, table, after)
    }
  }
}
