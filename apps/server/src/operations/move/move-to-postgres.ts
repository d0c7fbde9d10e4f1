import { sql, type Kysely, type RawBuilder } from 'kysely'
import { openDatabase, type Database, type Transaction } from '../../db/database.ts'
import { doneTable, readMoveState, markTarget, unmarkTarget } from '../../db/dialects/postgres/move-mark.ts'
import { runWithinOrganisation } from '../../db/limit-to-organisation.ts'
import { orderByReference, readDatabaseColumns, type Columns } from '../../db/personal-data/columns.ts'
import type { Table } from '../../db/personal-data/description.ts'
import { tableNames } from '../../db/personal-data/table-descriptions.ts'
import { readRowPages, type DatabaseRow } from '../../db/personal-data/row-pages.ts'
import { writeRows } from '../../db/personal-data/row-writer.ts'
import { compareTable, type ComparedTable } from './compare-table.ts'
import { deleteMovedSetting, markAsMoved } from './moved-setting.ts'
import { OperatorError } from '../../operator-error.ts'

export interface MoveToPostgres {
  readonly source: Database
  readonly url: string
  readonly say: (sentence: string) => void
}

/** Moves the data while no server runs, and compares every row. Continues an interrupted move. Throws OperatorError. */
export async function moveToPostgres(move: MoveToPostgres): Promise<readonly ComparedTable[]> {
  const { source, url, say } = move
  const found = await readMoveState(url)
  if (found === 'other')
    throw new OperatorError(
      'In deze PostgreSQL-database staat al iets. Verhuizen kan alleen naar een lege database, of verder met een verhuizing die niet klaar is.',
    )
  if (found === 'own') say('Er staat al een deel van deze verhuizing: die gaat nu verder.')
  await deleteMovedSetting(source)
  await markTarget(url)
  const target = await openDatabase({
    url,
    file: '',
    statementMs: patienceMs,
    onLost: () => undefined,
    onIdleError: () => undefined,
  })
  try {
    const columns = await readDatabaseColumns(source.queries, source.dialect)
    for (const step of await listSteps(source, columns)) await copyStep(move, target, columns, step)
    await startIds(source, target)
    say('Alles is over. Nu wordt elke rij vergeleken.')
    const compared = await compareAll(source, target, columns)
    await finish(move)
    return compared
  } finally {
    await target.close()
  }
}

/** Enough time for a large school in one transaction. */
const patienceMs = 600_000

interface Step {
  readonly name: string
  readonly organisation_id: number | null
  readonly tables: readonly { readonly table: Table; readonly condition: RawBuilder<boolean> }[]
}

async function listSteps(source: Database, columns: Columns): Promise<readonly Step[]> {
  const ordered = orderByReference(tableNames, columns)
  const ownerOf = (table: Table) => columns.get(table)?.find(({ to }) => to === 'organisation')
  const owned = ordered.filter((table) => ownerOf(table) !== undefined || table === 'organisation')
  const product = owned.filter((table) => ownerOf(table)?.isNullable === true && table !== 'organisation')
  const organisations = await source.queries
    .selectFrom('organisation')
    .select(['id', 'name'])
    // Boards come first, because schools refer to them.
    .orderBy((eb) => eb.case().when('kind', '=', 'bestuur').then(0).else(1).end())
    .orderBy('id')
    .execute()
  return [
    {
      name: 'de leerstof',
      organisation_id: null,
      tables: [
        { table: 'badge', condition: sql`true` },
        ...product.map((table) => ({ table, condition: sql<boolean>`organisation_id is null` })),
      ],
    },
    ...organisations.map(({ id, name }) => ({
      name: `${id} ${name}`,
      organisation_id: id,
      tables: owned.map((table) => ({
        table,
        condition: sql<boolean>`${sql.ref(table === 'organisation' ? 'id' : 'organisation_id')} = ${id}`,
      })),
    })),
    {
      name: 'de rest',
      organisation_id: null,
      tables: ordered
        .filter((table) => !owned.includes(table) && table !== 'badge')
        .map((table) => ({ table, condition: sql<boolean>`true` })),
    },
  ]
}

/** Copies one step completely or not at all. */
async function copyStep(move: MoveToPostgres, target: Database, columns: Columns, step: Step): Promise<void> {
  const { name } = step
  try {
    const numRows = await target.transaction((transaction) => copyOnce(move, transaction, columns, step))
    move.say(numRows === null ? `  ${name}: staat er al.` : `  ${name}: ${numRows} rijen.`)
  } catch (error) {
    throw target.dialect.isRefused(error)
      ? new OperatorError(`Een rij van ${name} past niet in PostgreSQL (${(error as Error).message}).`, {
          cause: error,
        })
      : error
  }
}

/** Returns null if the step was already done. */
async function copyOnce(
  { source }: MoveToPostgres,
  transaction: Transaction,
  columns: Columns,
  { name, organisation_id, tables }: Step,
): Promise<number | null> {
  const done = await sql`select 1 from ${sql.raw(doneTable)} where name = ${name}`.execute(transaction)
  if (done.rows.length > 0) return null
  const copy = async (to: Transaction): Promise<number> => {
    let count = 0
    for (const { table, condition } of tables)
      count += await writeRows(to, table, columns.get(table) ?? [], rowsOf(source, columns, table, condition))
    return count
  }
  const count = await (organisation_id === null
    ? copy(transaction)
    : runWithinOrganisation(transaction, organisation_id, copy))
  await sql`insert into ${sql.raw(doneTable)} values (${name})`.execute(transaction)
  return count
}

async function* rowsOf(
  { queries }: Database,
  columns: Columns,
  table: Table,
  condition: RawBuilder<boolean>,
): AsyncGenerator<DatabaseRow> {
  const selected = (columns.get(table) ?? []).map(({ name }) => sql.ref(name))
  const pageSize = table === 'stored_file' ? 20 : 500
  for await (const page of readRowPages(queries, { table, selected, condition, pageSize })) yield* page
}

/** Continues the numbering of ids, so that no id is used twice. */
async function startIds(source: Database, target: Database): Promise<void> {
  const { rows } = await sql<{ readonly name: string; readonly seq: number }>`
    select name, seq from sqlite_sequence`.execute(source.queries)
  await target.transaction(async (transaction) => {
    for (const { name, seq } of rows)
      await target.dialect.startIdsAt(transaction as unknown as Kysely<unknown>, name, seq + 1)
  })
}

async function compareAll(source: Database, target: Database, columns: Columns): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = []
  for (const table of tableNames)
    compared.push(await compareTable(source.queries, target.queries, table, columns.get(table) ?? []))
  const different = compared.filter(({ num_different }) => num_different > 0)
  if (different.length > 0)
    throw new OperatorError(
      `Niet gelijk: ${different.map(({ name, num_different }) => `${name} (${num_different} rijen)`).join(', ')}. Maak de PostgreSQL-database leeg, en begin de verhuizing opnieuw.`,
    )
  return compared
}

/** Marks the old file, so that no server starts on it and accepts answers that are then lost. */
async function finish({ source, url }: MoveToPostgres): Promise<void> {
  await markAsMoved(source, new Date().toISOString())
  await unmarkTarget(url).catch(async (error: unknown) => {
    await deleteMovedSetting(source)
    throw error
  })
}
