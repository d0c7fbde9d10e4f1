import { sql, type RawBuilder } from 'kysely'
import type { Queries, Transaction } from '../database.ts'
import { childTables, workTables, type ChildTableName } from './table-descriptions.ts'
import { tables } from './tables.ts'
import { limitTable } from '../limit-to-organisation.ts'
import { findRows } from '../tables/rows.ts'

interface ChildIds {
  readonly student: readonly number[]
  readonly user: readonly number[]
}

export function isOwnedByChildren(
  queries: Queries,
  table: ChildTableName,
  children: ChildIds,
): RawBuilder<boolean> {
  const { by, to } = tables[table]
  const owner = sql.ref(`${table}.${by}`)
  return to === 'student' || to === 'user'
    ? sql`${limitTable(queries, table)} and ${owner} in (${sql.join(children[to])})`
    : sql`${limitTable(queries, table)} and ${owner} in (
        select id from ${sql.table(to)} where ${isOwnedByChildren(queries, to, children)})`
}

export async function filterPlayed(queries: Queries, student_ids: readonly number[]): Promise<number[]> {
  if (student_ids.length === 0) return []
  const ids = sql.join(student_ids)
  const played = new Set<number>()
  for (const table of workTables) {
    const owner = sql.ref(`${table}.${tables[table].by}`)
    const person = sql.ref(tables[table].to === 'user' ? 'student.user_id' : 'student.id')
    const { rows } = await sql<{ readonly id: number }>`
      select id from student
      where ${limitTable(queries, 'student')} and id in (${ids}) and exists (
        select 1 from ${sql.table(table)} where ${limitTable(queries, table)} and ${owner} = ${person})
    `.execute(queries)
    for (const { id } of rows) played.add(id)
  }
  return [...played]
}

/** Deletes the rows of students, except those that only mention them (audit log, imports). */
export async function deleteStudents(
  transaction: Transaction,
  student_ids: readonly number[],
): Promise<void> {
  if (student_ids.length === 0) return
  const students = await findRows(transaction, 'student', ['id', 'user_id'], { id: student_ids })
  const children = { student: students.map(({ id }) => id), user: students.map(({ user_id }) => user_id) }
  for (const table of childTables)
    await sql`delete from ${sql.table(table)} where ${isOwnedByChildren(transaction, table, children)}`.execute(
      transaction,
    )
}
