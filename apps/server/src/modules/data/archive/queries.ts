import { type RawBuilder, sql } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { Table } from '../../../db/personal-data/description.ts'
import { getTableDescription } from '../../../db/personal-data/table-descriptions.ts'
import { readRowPages, type DatabaseRow } from '../../../db/personal-data/row-pages.ts'
import type { ProductTable } from './format/names.ts'
import type { DatabaseColumn } from '../../../db/personal-data/columns.ts'
import { returnId } from '../../../db/single-row.ts'
import { findRows } from '../../../db/tables/rows.ts'

/** Selects an organisation's rows by their own column, or by the row that they belong to. */
function isOfOrganisation(
  table: Table,
  columns: readonly DatabaseColumn[],
  organisation_id: number,
): RawBuilder<boolean> {
  if (table === 'organisation') return sql`id = ${organisation_id}`
  if (columns.some(({ name }) => name === 'organisation_id')) return sql`organisation_id = ${organisation_id}`
  const description = getTableDescription(table)
  if (!('by' in description)) throw new Error(`${table} belongs to no organisation.`)
  const { by, to } = description
  return sql`${sql.ref(by)} in (select id from ${sql.table(to)} where organisation_id = ${organisation_id})`
}

/** Rows per page. Larger pages would delay children who are playing. */
const pageSize = 500

export const readOrganisationPages = (
  queries: Queries,
  table: Table,
  columns: readonly DatabaseColumn[],
  organisation_id: number,
): AsyncGenerator<readonly DatabaseRow[]> =>
  readRowPages(queries, {
    table,
    selected: columns.map(({ name }) => sql.ref(name)),
    condition: isOfOrganisation(table, columns, organisation_id),
    pageSize,
  })

const productColumns: Readonly<Record<ProductTable, readonly string[]>> = {
  badge: ['id', 'key'],
  curriculum_step: ['id', 'nr', 'version', 'content_hash', 'content', 'created_at'],
  word: ['id', 'nr', 'word', 'file_name'],
}

/** Fewer rows per page, because a step's content is long. */
const productPageSize = 50

export const readProductPages = (
  queries: Queries,
  table: ProductTable,
): AsyncGenerator<readonly DatabaseRow[]> =>
  readRowPages(queries, {
    table,
    selected: productColumns[table].map((name) => sql.ref(name)),
    condition: table === 'badge' ? sql`true` : sql`organisation_id is null`,
    pageSize: productPageSize,
  })

export const findBadgeKeys = (queries: Queries) => queries.selectFrom('badge').select(['id', 'key']).execute()

export const findProductSteps = (queries: Queries) =>
  findRows(queries, 'curriculum_step', ['id', 'nr', 'version', 'content_hash'], { organisation_id: null })

export const insertProductStep = (
  transaction: Transaction,
  row: { nr: number; version: number; content_hash: string; content: string; created_at: number },
) =>
  returnId(
    transaction
      .insertInto('curriculum_step')
      .values({ ...row, organisation_id: null, is_current: false })
      .returning('id'),
  )

export const insertProductWord = (
  transaction: Transaction,
  row: { nr: number; word: string; file_name: string },
) =>
  returnId(
    transaction
      .insertInto('word')
      .values({ ...row, organisation_id: null })
      .returning('id'),
  )

export const findFileRows = async (queries: Queries, organisation_id: number) => ({
  recordings: await queries
    .selectFrom('recording')
    .select(['type', 'file_name'])
    .where('organisation_id', '=', organisation_id)
    .orderBy('type')
    .orderBy('file_name')
    .execute(),
  pictures: await queries
    .selectFrom('own_picture')
    .select('name')
    .where('organisation_id', '=', organisation_id)
    .orderBy('name')
    .execute(),
})

/** Queries for invalid rows and for rows of another school that no constraint prevents. */
const broken = (id: number): readonly RawBuilder<unknown>[] => [
  sql`select 1 from student join "user"
      on "user".organisation_id = student.organisation_id and "user".id = student.user_id
    where student.organisation_id = ${id} and "user".role <> 'student' limit 1`,
  sql`select 1 from "user" where organisation_id = ${id} and role = 'student'
    and not exists (select 1 from student
      where student.organisation_id = "user".organisation_id and student.user_id = "user".id) limit 1`,
  sql`select 1 from point where organisation_id = ${id}
    group by student_id having sum(amount) < 0 limit 1`,
  ...['answer', 'run', 'student_exercise', 'mastery'].map(
    (table) => sql`select 1 from ${sql.table(table)} as work
      join step on step.organisation_id = work.organisation_id and step.id = work.step_id
      where work.organisation_id = ${id} and step.student_id <> work.student_id limit 1`,
  ),
  sql`select 1 from pending_run join step
      on step.organisation_id = pending_run.organisation_id and step.id = pending_run.exercise_id / 100
    where pending_run.organisation_id = ${id} and step.student_id <> pending_run.student_id limit 1`,
]

export async function hasInconsistentRows(
  transaction: Transaction,
  organisation_id: number,
): Promise<boolean> {
  for (const query of broken(organisation_id))
    if ((await query.execute(transaction)).rows.length > 0) return true
  return false
}
