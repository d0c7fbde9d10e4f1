import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Table } from '../../../db/personal-data/description.ts'
import type { Column } from '../../../db/personal-data/owned-rows.ts'
import { keyOf } from '../../../db/personal-data/read-description.ts'
import type { Mentions } from './erased-person.ts'

type Row = Readonly<Record<string, unknown>>

/** Not searched: what a child typed in an exercise, what is known by its hash, and names of who is not erased. */
const unsearched: ReadonlySet<Table> = new Set<Table>([
  'answer',
  'run',
  'curriculum_step',
  'word',
  'student',
  'user',
  'organisation',
])

/** In all texts of the organisation that others wrote (ADR 47). */
export async function forgetMentions(
  database: Database,
  columns: readonly Column[],
  mentions: Mentions,
): Promise<void> {
  if (mentions.texts.length === 0) return
  const replace = createReplacer(mentions)
  for (const [table, texts] of searchedTexts(columns)) {
    const found = await findRows(database, { table, texts, mentions })
    for (const row of found) await updateRow(database, table, row, replace)
  }
}

function searchedTexts(columns: readonly Column[]): ReadonlyMap<Table, readonly string[]> {
  const ofOrganisation = new Set(
    columns.filter(({ name }) => name === 'organisation_id').map(({ table }) => table),
  )
  const texts = columns.filter(
    ({ table, name, isText }) =>
      isText && ofOrganisation.has(table) && !unsearched.has(table) && !keyOf(table).includes(name),
  )
  const byTable = Map.groupBy(texts, ({ table }) => table)
  return new Map([...byTable].map(([table, found]) => [table, found.map(({ name }) => name)]))
}

interface Search {
  readonly table: Table
  readonly texts: readonly string[]
  readonly mentions: Mentions
}

/** Beside the event loop: it reads whole tables. */
async function findRows(
  { reports }: Database,
  { table, texts, mentions: { organisation_id, texts: sought } }: Search,
): Promise<readonly Row[]> {
  const named = texts.flatMap((column) =>
    sought.map((text) => sql`lower(${sql.ref(column)}) like lower(${`%${escapeLike(text)}%`}) escape '!'`),
  )
  const selected = sql.join([...keyOf(table), ...texts].map((column) => sql.ref(column)))
  const { rows } = await sql<Row>`
    select ${selected} from ${sql.table(table)}
    where organisation_id = ${organisation_id} and (${sql.join(named, sql` or `)})
  `.execute(reports)
  return rows
}

const escapeLike = (text: string): string => text.replaceAll(/[!%_]/g, '!$&')

async function updateRow(
  database: Database,
  table: Table,
  row: Row,
  replace: (text: string) => string,
): Promise<void> {
  const key = keyOf(table)
  const changes = Object.entries(row).flatMap(([column, value]) => {
    if (key.includes(column) || typeof value !== 'string') return []
    const replaced = replace(value)
    return replaced === value ? [] : [sql`${sql.ref(column)} = ${replaced}`]
  })
  if (changes.length === 0) return
  const isRow = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`)
  await database.transaction((transaction) =>
    sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(isRow, sql` and `)}`.execute(
      transaction,
    ),
  )
}

export function createReplacer({
  texts,
  instead,
}: Pick<Mentions, 'texts' | 'instead'>): (text: string) => string {
  if (texts.length === 0) return (text) => text
  const words = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replaceAll(pattern, instead)
}
