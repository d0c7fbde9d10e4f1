import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

interface Reference {
  readonly to: string
  readonly isOptional: boolean
  readonly onDelete?: 'cascade' | 'set null'
}

type Type = 'text' | 'integer' | 'bigint' | 'boolean' | 'double precision' | 'bytes'

/** A type, and `not null` or a default in SQL that both databases read. */
export type Column = Type | `${Type} not null` | `${Type} not null default ${string}` | Reference

/** A column with the number of a row of another table. */
export const to = (table: string, onDelete?: 'cascade'): Reference => ({
  to: table,
  isOptional: false,
  ...(onDelete && { onDelete }),
})

/** The same, which may be empty. */
export const maybeTo = (table: string, onDelete?: 'cascade' | 'set null'): Reference => ({
  ...to(table),
  isOptional: true,
  ...(onDelete && { onDelete }),
})

/** By name: what follows the table in `create index`, such as `(student_id, created_at)`. */
type Indexes = Readonly<Record<string, `(${string}`>>

export interface TableForm {
  readonly columns: Readonly<Record<string, Column>>
  /** The primary key; by default `id`, a number that the database gives. */
  readonly key?: readonly string[]
  readonly unique?: Indexes
  readonly indexes?: Indexes
}

/** Helpers of a migration; they write the right form for both databases. */
export interface Tables {
  readonly db: Kysely<unknown>
  /**
   * A table of an organisation: with `organisation_id`, which is also last in a `key`, so that `on conflict` never reaches
   * another organisation's row.
   */
  readonly createOwnedTable: (table: string, form: TableForm) => Promise<void>
  /** A table of the product or the installation. */
  readonly createTable: (table: string, form: TableForm) => Promise<void>
  readonly addColumns: (table: string, form: Omit<TableForm, 'key'>) => Promise<void>
  readonly startIdsAt: (table: string, id: number) => Promise<void>
  readonly setUnlogged: (table: string) => Promise<void>
  readonly stopChecking: (table: string, column: string) => Promise<void>
}

const own = 'organisation_id'

export function tablesOf(db: Kysely<unknown>, dialect: DialectHelpers): Tables {
  const { types, indexesReferences } = dialect
  const typeOf = (column: Column): RawBuilder<unknown> =>
    typeof column === 'string' ? sql.raw(column.replace(/^bytes/, types.bytes)) : reference(column)

  async function createIndexes(table: string, { columns, key, unique, indexes }: TableForm): Promise<void> {
    for (const [name, on] of Object.entries(unique ?? {}))
      await sql`create unique index ${sql.ref(name)} on ${sql.table(table)} ${sql.raw(on)}`.execute(db)
    for (const [name, on] of Object.entries(indexes ?? {}))
      await sql`create index ${sql.ref(name)} on ${sql.table(table)} ${sql.raw(on)}`.execute(db)
    if (!indexesReferences) return
    const whole = [...Object.values(unique ?? {}), ...Object.values(indexes ?? {})].filter(isWhole)
    const indexed = new Set([key?.[0], ...whole.map((on) => /^\((\w+)/.exec(on)?.[1])])
    for (const [name, column] of Object.entries(columns))
      if (typeof column === 'object' && !indexed.has(name))
        await sql`create index ${sql.ref(`${table}_${name}_reference`)}
          on ${sql.table(table)} (${sql.ref(name)})`.execute(db)
  }

  async function createTable(table: string, form: TableForm): Promise<void> {
    const columns = Object.entries(form.columns).map(([name, column]) => define(name, typeOf(column)))
    const parts = form.key
      ? [...columns, sql`primary key (${sql.join(form.key.map((name) => sql.ref(name)))})`]
      : [define('id', sql.raw(types.id)), ...columns]
    await sql`create table ${sql.table(table)} (${sql.join(parts)})`.execute(db)
    await createIndexes(table, form)
  }

  return {
    db,
    createTable,
    createOwnedTable: (table, { columns, key, ...rest }) =>
      createTable(table, {
        ...rest,
        columns: { [own]: to('organisation'), ...columns },
        ...(key && { key: key.includes(own) ? key : [...key, own] }),
      }),
    async addColumns(table, form) {
      for (const [name, column] of Object.entries(form.columns))
        await sql`alter table ${sql.table(table)} add column ${define(name, typeOf(column))}`.execute(db)
      await createIndexes(table, form)
    },
    startIdsAt: (table, id) => dialect.startIdsAt(db, table, id),
    setUnlogged: (table) => dialect.setUnlogged(db, table),
    stopChecking: (table, column) => dialect.stopChecking(db, table, column),
  }
}

const define = (name: string, type: RawBuilder<unknown>): RawBuilder<unknown> => sql`${sql.ref(name)} ${type}`

const reference = ({ to: table, isOptional, onDelete }: Reference): RawBuilder<unknown> =>
  sql`bigint ${sql.raw(isOptional ? '' : 'not null')} references ${sql.table(table)} (id) ${sql.raw(
    onDelete ? `on delete ${onDelete}` : '',
  )}`

/** Is every row in the index? */
const isWhole = (on: string): boolean => !/\bwhere\b/.test(on)
