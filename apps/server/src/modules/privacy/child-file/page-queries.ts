import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import { belongsTo } from '../../../db/personal-data/children.ts'
import type { Column } from '../../../db/personal-data/owned-rows.ts'
import { keyOf, type ChildTable } from '../../../db/personal-data/read-description.ts'
import { leftOutColumns, type ExportedChild } from './exported-tables.ts'

export type Row = Readonly<Record<string, unknown>>

/** What a number refers to, in words; of the same organisation as the row. */
function wordsOf(table: ChildTable, column: string): readonly RawBuilder<unknown>[] {
  const find = (from: string, name: string, as: string): RawBuilder<unknown> => {
    const ref = (of: string) => sql.ref(`${from}.${of}`)
    const isSame = sql`${ref('organisation_id')} = ${sql.ref(`${table}.organisation_id`)}`
    return sql`(select ${ref(name)} from ${sql.table(from)}
      where ${ref('id')} = ${sql.ref(`${table}.${column}`)} and ${isSame}) as ${sql.ref(as)}`
  }
  if (column === 'word_id') return [sql`(select word.word from word where word.id = word_id) as word`]
  if (column === 'badge_id') return [sql`(select badge.key from badge where badge.id = badge_id) as badge`]
  if (column === 'group_id') return [find('group', 'name', 'group')]
  if (column === 'intervention_id') return [find('intervention', 'label', 'intervention')]
  if (column === 'dictation_id') return [find('week_dictation', 'label', 'dictation')]
  if (column !== 'audit_id') return []
  return ['action', 'detail', 'created_at'].map((name) => find('audit', name, name))
}

const pageSize = 1000

/** In pages, so that years of answers never stand in memory. */
export async function* readPages(
  queries: Queries,
  columns: readonly Column[],
  table: ChildTable,
  { student_id, user_id }: ExportedChild,
): AsyncGenerator<readonly Row[]> {
  const own = columns.filter((column) => column.table === table).map(({ name }) => name)
  const key = keyOf(table)
  const order = sql.join(key.map((name) => sql.ref(name)))
  const shown = own.filter((name) => !leftOutColumns.has(name) || key.includes(name))
  const selected = [...shown.map((name) => sql.ref(name)), ...own.flatMap((name) => wordsOf(table, name))]
  const isOfChild = belongsTo(queries, table, { student: [student_id], user: [user_id] })
  for (let last: readonly unknown[] | null = null; ;) {
    const after: RawBuilder<unknown> =
      last === null ? sql`` : sql`and (${order}) > (${sql.join(last.map((value) => sql`${value}`))})`
    const { rows } = await sql<Row>`
      select ${sql.join(selected)} from ${sql.table(table)}
      where ${isOfChild} ${after} order by ${order} limit ${pageSize}
    `.execute(queries)
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < pageSize) return
    last = key.map((name) => end[name])
  }
}
