import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import { belongsTo } from '../../../db/personal-data/children.ts'
import type { Column } from '../../../db/personal-data/owned-rows.ts'
import { keyOf, type ChildTable } from '../../../db/personal-data/read-description.ts'
import { leftOutColumns, type ExportedChild } from './exported-tables.ts'

export type Row = Readonly<Record<string, unknown>>

/** What a number refers to, in words. */
const words: Readonly<Record<string, RawBuilder<unknown>>> = {
  word_id: sql`(select word.word from word where word.id = word_id) as word`,
  badge_id: sql`(select badge.key from badge where badge.id = badge_id) as badge`,
  group_id: sql`(select "group".name from "group" where "group".id = group_id) as "group"`,
  intervention_id: sql`(select intervention.label from intervention where intervention.id = intervention_id) as intervention`,
  audit_id: sql`(select audit.action from audit where audit.id = audit_id) as action,
    (select audit.detail from audit where audit.id = audit_id) as detail,
    (select audit.created_at from audit where audit.id = audit_id) as created_at`,
  dictation_id: sql`(select week_dictation.label from week_dictation where week_dictation.id = dictation_id) as dictation`,
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
  const selected = [...shown.map((name) => sql.ref(name)), ...own.flatMap((name) => words[name] ?? [])]
  const isOfChild = belongsTo(table, { student: [student_id], user: [user_id] })
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
