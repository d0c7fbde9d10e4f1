import type { IndexStmt, Node } from '@pgsql/types'
import Sqlite from 'better-sqlite3'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type Dialect,
} from 'kysely'
import { loadModule, parseSync } from 'libpg-query'
import type { DialectHelpers } from '../db/dialects/dialect.ts'
import { postgresHelpers } from '../db/dialects/postgres/dialect.ts'
import { sqliteHelpers } from '../db/dialects/sqlite/dialect.ts'
import { createTableBuilder, type TableBuilder } from '../db/migrations/tables.ts'

type Up = (tables: TableBuilder) => Promise<void>

interface DescribedTable {
  /** Types as written in `tables.ts`, with ` not null` if the column has it. */
  readonly columns: Record<string, string>
  /** The table that a column refers to, and the action when that row is deleted. */
  readonly references: Record<string, string>
  readonly key: readonly string[]
  /** Columns of each unique index, without expressions. */
  readonly unique: string[]
}
type DescribedTables = Record<string, DescribedTable>

await loadModule()

async function generate(dialect: Dialect, helpers: DialectHelpers, up: Up): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = []
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void queries.push(query) })
  await up(createTableBuilder(db, helpers))
  return queries
}

export async function describeOnSqlite(up: Up): Promise<DescribedTables> {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  const sqlite = new Sqlite(':memory:')
  for (const { sql, parameters } of await generate(dialect, sqliteHelpers, up))
    sqlite.prepare(sql).run(...parameters)
  const names = sqlite
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[]
  const tables = Object.fromEntries(names.map((name) => [name, describeSqliteTable(sqlite, name)]))
  sqlite.close()
  return tables
}

function describeSqliteTable(sqlite: Sqlite.Database, table: string): DescribedTable {
  const read = <Row>(statement: string): Row[] => sqlite.prepare(statement).all() as Row[]
  const columns = read<{ name: string; type: string; notnull: number; pk: number }>(
    `pragma table_info("${table}")`,
  )
  const references = read<{ from: string; table: string; on_delete: string }>(
    `pragma foreign_key_list("${table}")`,
  )
  const indexes = read<{ name: string; unique: number; origin: string }>(`pragma index_list("${table}")`)
  return {
    columns: Object.fromEntries(
      columns.map(({ name, type, notnull }) => [
        name,
        `${name === 'id' ? 'bigint' : type.toLowerCase().replace('blob', 'bytes')}${notnull === 1 ? ' not null' : ''}`,
      ]),
    ),
    references: Object.fromEntries(
      references.map((row) => [row.from, joinWords(row.table, row.on_delete.toLowerCase())]),
    ),
    key: columns
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
    unique: indexes
      .filter(({ unique, origin }) => unique === 1 && origin !== 'pk')
      .map(({ name }) =>
        read<{ name: string | null }>(`pragma index_info("${name}")`)
          .flatMap((column) => column.name ?? [])
          .join(),
      )
      .toSorted(),
  }
}

const joinWords = (table: string, onDelete: string): string =>
  onDelete === 'no action' ? table : `${table} ${onDelete}`

interface PostgresTables {
  readonly tables: DescribedTables
  readonly unserved: readonly string[]
}

/** Describes the tables with PostgreSQL's own parser. Throws for statements that the parser refuses. */
export async function describeOnPostgres(up: Up): Promise<PostgresTables> {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const tables: Record<string, { -readonly [K in keyof DescribedTable]: DescribedTable[K] }> = {}
  const served = new Set<string>()
  for (const { sql } of await generate(dialect, postgresHelpers, up)) {
    const { stmts = [] } = parseSync(sql) as { stmts?: { stmt: Node }[] }
    for (const { stmt } of stmts) readStatement(stmt)
  }

  function readStatement(stmt: Node): void {
    if ('CreateStmt' in stmt) {
      const { relation, tableElts = [] } = stmt.CreateStmt
      const name = relation?.relname ?? ''
      tables[name] = { columns: {}, references: {}, key: [], unique: [] }
      for (const element of tableElts) readElement(name, element)
    }
    if ('AlterTableStmt' in stmt) {
      const table = stmt.AlterTableStmt.relation?.relname ?? ''
      for (const cmd of stmt.AlterTableStmt.cmds ?? []) {
        if (!('AlterTableCmd' in cmd)) continue
        const { subtype, name = '', def } = cmd.AlterTableCmd
        if (subtype === 'AT_DropColumn') delete tables[table]?.columns[name]
        if (def) readElement(table, def)
      }
    }
    if ('DropStmt' in stmt && stmt.DropStmt.removeType === 'OBJECT_TABLE')
      for (const object of stmt.DropStmt.objects ?? [])
        if ('List' in object) delete tables[namesOf(object.List.items).at(-1) ?? '']
    if ('IndexStmt' in stmt) readIndex(stmt.IndexStmt)
  }

  function readElement(name: string, element: Node): void {
    const table = tables[name]
    if (!table) return
    if ('Constraint' in element) table.key = namesOf(element.Constraint.keys)
    if (!('ColumnDef' in element)) return
    const { colname = '', typeName, constraints = [] } = element.ColumnDef
    const parts = constraints.flatMap((each) => ('Constraint' in each ? each.Constraint : []))
    const type = typeNames[namesOf(typeName?.names).at(-1) ?? '']
    if (type === undefined) throw new Error(`${name}.${colname} has a type that SQLite does not have.`)
    const isNotNull = parts.some(({ contype }) => contype === 'CONSTR_NOTNULL')
    table.columns[colname] = `${type}${isNotNull ? ' not null' : ''}`
    if (parts.some(({ contype }) => contype === 'CONSTR_PRIMARY')) table.key = [colname]
    const reference = parts.find(({ contype }) => contype === 'CONSTR_FOREIGN')
    if (reference)
      table.references[colname] = joinWords(
        reference.pktable?.relname ?? '',
        onDeletes[reference.fk_del_action ?? ''] ?? 'no action',
      )
  }

  function readIndex({ relation, indexParams = [], unique, whereClause }: IndexStmt): void {
    const name = relation?.relname ?? ''
    const columns = indexParams.map((each) => ('IndexElem' in each ? each.IndexElem.name : undefined))
    if (unique === true) tables[name]?.unique.push(columns.filter((column) => column !== undefined).join())
    if (!whereClause) served.add(`${name}.${columns[0]}`)
  }

  for (const { unique } of Object.values(tables)) unique.sort()
  const unserved = Object.entries(tables).flatMap(([name, { references, key }]) =>
    Object.keys(references)
      .filter((column) => column !== key[0] && !served.has(`${name}.${column}`))
      .map((column) => `${name}.${column}`),
  )
  return { tables, unserved }
}

const typeNames: Readonly<Record<string, string>> = {
  text: 'text',
  int4: 'integer',
  int8: 'bigint',
  bool: 'boolean',
  float8: 'double precision',
  bytea: 'bytes',
}
const onDeletes: Readonly<Record<string, string>> = { c: 'cascade', n: 'set null' }

const namesOf = (nodes: readonly Node[] = []): string[] =>
  nodes.flatMap((node) => ('String' in node ? (node.String.sval ?? []) : []))
