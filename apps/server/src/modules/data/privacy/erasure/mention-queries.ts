import { sql } from 'kysely'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { Table } from '../../../../db/personal-data/description.ts'
import { listKeyColumns } from '../../../../db/personal-data/table-descriptions.ts'
import type { Mentions } from './erased-person.ts'
import { limitTable } from '../../../../db/limit-to-organisation.ts'

export type MentioningRow = Readonly<Record<string, unknown>>

interface Search {
  readonly table: Table
  readonly texts: readonly string[]
  readonly mentions: Mentions
}

/** Finds rows with one of these texts. Returns their keys and text columns. */
export async function findMentioning(
  queries: Queries,
  { table, texts, mentions: { organisation_id, texts: sought } }: Search,
): Promise<readonly MentioningRow[]> {
  const named = texts.flatMap((column) =>
    sought.map((text) => sql`lower(${sql.ref(column)}) like lower(${`%${escapeLike(text)}%`}) escape '!'`),
  )
  const selected = sql.join([...listKeyColumns(table), ...texts].map((column) => sql.ref(column)))
  const { rows } = await sql<MentioningRow>`
    select ${selected} from ${sql.table(table)}
    where organisation_id = ${organisation_id} and (${sql.join(named, sql` or `)})
  `.execute(queries)
  return rows
}

const escapeLike = (text: string): string => text.replaceAll(/[!%_]/g, '!$&')

interface Rewriting {
  readonly row: MentioningRow
  readonly changes: readonly (readonly [column: string, text: string])[]
  readonly now: number
}

export const updateTexts = (transaction: Transaction, table: Table, { row, changes, now }: Rewriting) =>
  sql`
    update ${sql.table(table)}
    set ${sql.join([...changes.map(([column, text]) => sql`${sql.ref(column)} = ${text}`), ...buildRedaction(table, now)])}
    where ${limitTable(transaction, table)} and ${sql.join(
      listKeyColumns(table).map((key) => sql`${sql.ref(key)} = ${row[key]}`),
      sql` and `,
    )}
  `.execute(transaction)

/** Removes the salt, so that the hash can't be guessed. The hash stays in the chain of the log (ADR 50). */
export const buildRedaction = (table: Table, now: number) =>
  table === 'audit' ? [sql`salt = null`, sql`redacted_at = ${now}`] : []
