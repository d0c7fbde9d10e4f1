import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { KeyChange } from '../key-change.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly notnull: number
  readonly dflt_value: string | null
  /** Its place in the primary key, from 1. */
  readonly pk: number
}

interface Reference {
  readonly from: string
  readonly table: string
  readonly to: string
  readonly on_delete: string
}

interface Index {
  readonly name: string
  /** pk: of the primary key; u: of a constraint; c: made by itself. */
  readonly origin: 'pk' | 'u' | 'c'
  readonly unique: number
  readonly sql: string | null
  readonly columns: string
}

interface Table extends KeyChange {
  readonly columns: readonly Column[]
  readonly references: readonly Reference[]
  readonly indexes: readonly Index[]
  readonly lastId: number | null
}

const own = 'organisation_id'
const stashOf = (table: string): string => `${table}_before`

/**
 * SQLite can't change a key, so these tables are made anew. A table comes before those that it refers to, and all that refer
 * to one of them are among them: dropping a table deletes what refers to it.
 */
export async function rebuildTables(db: Kysely<unknown>, changes: readonly KeyChange[]): Promise<void> {
  const tables: Table[] = []
  for (const change of changes) tables.push(await readTable(db, change))
  for (const table of tables) await putAside(db, table)
  for (const { table } of tables) await sql`drop table ${sql.table(table)}`.execute(db)
  for (const table of tables.toReversed()) await makeAnew(db, table)
}

async function readTable(db: Kysely<unknown>, change: KeyChange): Promise<Table> {
  const { table } = change
  const [columns, references, indexes, sequence] = [
    await sql<Column>`select name, type, "notnull", dflt_value, pk from pragma_table_info(${table})`.execute(
      db,
    ),
    await sql<Reference>`select "from", "table", "to", on_delete from pragma_foreign_key_list(${table})
      order by id desc`.execute(db),
    await sql<Index>`
      select list.name, list.origin, list."unique", sqlite_master.sql, (
        select group_concat(name, ',') from (select name from pragma_index_info(list.name) order by seqno)
      ) as columns
      from pragma_index_list(${table}) as list left join sqlite_master on sqlite_master.name = list.name
      order by list.seq desc`.execute(db),
    await sql<{ readonly seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db),
  ]
  return {
    ...change,
    columns: columns.rows,
    references: references.rows,
    indexes: indexes.rows,
    lastId: sequence.rows[0]?.seq ?? null,
  }
}

const others = ({ columns }: Table): readonly Column[] => columns.filter(({ name }) => name !== own)
const refs = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)))

async function putAside(db: Kysely<unknown>, table: Table): Promise<void> {
  const columns = refs(others(table).map(({ name }) => name))
  const organisation = table.organisation ?? sql.ref(own)
  await sql`create table ${sql.table(stashOf(table.table))} as
    select ${columns}, ${organisation} as ${sql.ref(own)} from ${sql.table(table.table)}`.execute(db)
}

async function makeAnew(db: Kysely<unknown>, table: Table): Promise<void> {
  const name = sql.table(table.table)
  const stash = sql.table(stashOf(table.table))
  await sql`create table ${name} (${sql.join([...columnsOf(table), ...constraintsOf(table)])})`.execute(db)
  const columns = refs([...others(table).map((column) => column.name), own])
  await sql`insert into ${name} (${columns}) select ${columns} from ${stash}`.execute(db)
  await sql`drop table ${stash}`.execute(db)
  await keepNumbering(db, table)
  for (const index of table.indexes) await makeIndex(db, table, index)
}

const hasId = ({ columns }: Table): boolean => columns.some(({ name, pk }) => name === 'id' && pk > 0)

function columnsOf(table: Table): readonly RawBuilder<unknown>[] {
  const columns = others(table).map(({ name, type, notnull, dflt_value }) => {
    if (name === 'id' && hasId(table)) return sql`${sql.ref(name)} integer primary key autoincrement`
    const reference = table.references.find(({ from }) => from === name)
    return sql`${sql.ref(name)} ${sql.raw(type)} ${sql.raw(notnull === 1 ? 'not null' : '')}
      ${sql.raw(dflt_value === null ? '' : `default ${dflt_value}`)} ${reference ? toReference(reference) : sql``}`
  })
  const organisation = sql`${sql.ref(own)} bigint not null`
  return [
    ...columns,
    table.mayBeNone ? organisation : sql`${organisation} references ${sql.table('organisation')} (id)`,
  ]
}

const toReference = ({ table, to, on_delete }: Reference): RawBuilder<unknown> =>
  sql`references ${sql.table(table)} (${sql.ref(to)}) on delete ${sql.raw(on_delete)}`

const withOwn = (names: readonly string[]): readonly string[] =>
  names.includes(own) ? names : [...names, own]

function constraintsOf(table: Table): readonly RawBuilder<unknown>[] {
  const key = table.columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  const unique = table.indexes
    .filter(({ origin }) => origin === 'u')
    .map(({ columns }) => sql`unique (${refs(withOwn(columns.split(',')))})`)
  if (hasId(table)) return unique
  return [sql`primary key (${refs(withOwn(key.map(({ name }) => name)))})`, ...unique]
}

async function keepNumbering(db: Kysely<unknown>, { table, lastId }: Table): Promise<void> {
  if (lastId === null) return
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(db)
}

async function makeIndex(
  db: Kysely<unknown>,
  { table }: Table,
  { name, origin, unique, columns, sql: text }: Index,
): Promise<void> {
  if (origin !== 'c' || text === null) return
  await (
    unique === 0
      ? sql.raw(text)
      : sql`create unique index ${sql.ref(name)} on ${sql.table(table)} (${refs(withOwn(columns.split(',')))})`
  ).execute(db)
}

/** Those that nothing refers to, with a key that lacks the column: the others have a number that is nobody else's. */
export async function rebuildKeys(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ readonly table: string }>`
    select distinct references_of."table" as "table"
    from sqlite_master cross join pragma_foreign_key_list(sqlite_master.name) as references_of
    where sqlite_master.type = 'table' and references_of."table" != sqlite_master.name`.execute(db)
  const referred = new Set(rows.map(({ table }) => table))
  const read: Table[] = []
  for (const table of tables) if (!referred.has(table)) read.push(await readTable(db, { table }))
  await rebuildTables(db, read.filter(lacksOwn))
}

const lacksOwn = (table: Table): boolean =>
  !(hasId(table) || table.columns.some(({ name, pk }) => name === own && pk > 0)) ||
  table.indexes.some(
    ({ origin, unique, columns }) => origin !== 'pk' && unique === 1 && !columns.split(',').includes(own),
  )
