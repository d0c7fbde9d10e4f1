import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { Table } from '../../db/personal-data/description.ts'
import { tableNames } from '../../db/personal-data/read-description.ts'

/** As PostgreSQL writes it down. */
export interface Constraint {
  readonly table: Table
  readonly name: string
  /** p: primary key; u: unique; f: refers to another table. */
  readonly kind: 'p' | 'u' | 'f'
  readonly definition: string
}

export interface UniqueIndex {
  readonly table: Table
  readonly name: string
  readonly definition: string
}

export interface PostgresSchema {
  readonly constraints: readonly Constraint[]
  /** Those of no constraint. */
  readonly uniqueIndexes: readonly UniqueIndex[]
}

const known: ReadonlySet<string> = new Set(tableNames)

/** Of the described tables. */
export async function readSchema(queries: Queries): Promise<PostgresSchema> {
  const constraints = await sql<Constraint>`
    select relname::text as "table", conname::text as name, contype::text as kind,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = current_schema()::regnamespace and contype in ('p', 'u', 'f')
    order by relname, conname`.execute(queries)
  const uniqueIndexes = await sql<UniqueIndex>`
    select of_table.relname::text as "table", of_index.relname::text as name,
      pg_get_indexdef(indexrelid) as definition
    from pg_index
    join pg_class as of_table on of_table.oid = indrelid
    join pg_class as of_index on of_index.oid = indexrelid
    where indisunique and of_table.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by 1, 2`.execute(queries)
  return {
    constraints: constraints.rows.filter(({ table }) => known.has(table)),
    uniqueIndexes: uniqueIndexes.rows.filter(({ table }) => known.has(table)),
  }
}
