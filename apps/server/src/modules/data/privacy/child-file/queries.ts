import type { Queries } from '../../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../../plugins/auth/supervision-queries.ts'
import { sql, type RawBuilder } from 'kysely'
import { isOwnedByChildren } from '../../../../db/personal-data/children.ts'
import type { OwnedColumn } from '../../../../db/personal-data/owned-rows.ts'
import { listKeyColumns, type ChildTableName } from '../../../../db/personal-data/table-descriptions.ts'
import { readRowPages, type DatabaseRow } from '../../../../db/personal-data/row-pages.ts'
import { leftOutColumns, type ExportedChild } from './exported-tables.ts'

export const findSupervisedChild = (queries: Queries, caller: Supervision, student_id: number) =>
  queries
    .selectFrom('student')
    .innerJoin('organisation', 'organisation.id', 'student.organisation_id')
    .select(['student.id as student_id', 'student.user_id', 'student.first_name', 'student.last_name'])
    .select(['student.screen_name', 'organisation.name as organisation'])
    .where('student.id', '=', student_id)
    .where(isSupervisedBy(caller))
    .executeTakeFirst()

export const findOtherChildren = (queries: Queries, organisation_id: number, student_id: number) =>
  queries
    .selectFrom('student')
    .select(['student.first_name', 'student.last_name'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('group_membership as theirs')
            .innerJoin('group_membership as own', 'own.group_id', 'theirs.group_id')
            .select('theirs.student_id')
            .whereRef('theirs.student_id', '=', 'student.id')
            .where('own.student_id', '=', student_id),
        )
        .as('is_of_same_group'),
    )
    .where('student.organisation_id', '=', organisation_id)
    .where('student.id', '<>', student_id)
    .execute()

/** Selects the texts that an id refers to. Only rows of the same organisation are read. */
function wordsOf(table: ChildTableName, column: string): readonly RawBuilder<unknown>[] {
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

export function readChildPages(
  queries: Queries,
  columns: readonly OwnedColumn[],
  table: ChildTableName,
  { student_id, user_id }: ExportedChild,
): AsyncGenerator<readonly DatabaseRow[]> {
  const own = columns.filter((column) => column.table === table).map(({ name }) => name)
  const key = listKeyColumns(table)
  const shown = own.filter((name) => !leftOutColumns.has(name) || key.includes(name))
  return readRowPages(queries, {
    table,
    selected: [...shown.map((name) => sql.ref(name)), ...own.flatMap((name) => wordsOf(table, name))],
    condition: isOwnedByChildren(queries, table, { student: [student_id], user: [user_id] }),
    pageSize,
  })
}
