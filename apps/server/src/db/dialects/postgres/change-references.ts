import { sql, type Kysely } from 'kysely'
import { changeKey, readKeysWithout } from './change-keys.ts'

interface Reference {
  readonly name: string
  readonly table: string
  /** Beside `organisation_id`, where that is part of it. */
  readonly column: string
  readonly to: string
  /** Beside `organisation_id`. */
  readonly to_column: string
  readonly on_delete: 'no action' | 'cascade' | 'set null'
  readonly has_organisation: boolean
}

export async function putOrganisationInKeys(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  const isOurs = new Set(tables)
  const changed = (await readReferences(db)).filter(
    ({ table, to, has_organisation }) => isOurs.has(table) && isOurs.has(to) && !has_organisation,
  )
  for (const { table, name } of changed)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  for (const key of await readKeysWithout(db, tables)) await changeKey(db, key)
  for (const reference of changed) if (canBeHeld(reference)) await addReference(db, reference)
  for (const { table, column } of await readReferencesWithoutIndex(db))
    await sql`create index ${sql.ref(`${table}_${column}_reference`)}
      on ${sql.table(table)} (${sql.ref(column)})`.execute(db)
}

/**
 * A board invites for its schools (ADR 51), and Citus empties no column of a reference that has the organisation in it: such
 * a number stays, though what it names may be gone.
 */
const canBeHeld = ({ table, column, on_delete }: Reference): boolean =>
  on_delete !== 'set null' && !(table === 'invitation' && column === 'made_by')

async function addReference(
  db: Kysely<unknown>,
  { table, name, column, to, to_column, on_delete }: Reference,
): Promise<void> {
  await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)}
    foreign key (${sql.ref(column)}, organisation_id)
    references ${sql.table(to)} (${sql.ref(to_column)}, organisation_id) on delete ${sql.raw(on_delete)}`.execute(
    db,
  )
}

export async function readReferences(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select conname::text as name, of_table.relname::text as "table", own.attname::text as "column",
      to_table.relname::text as "to", its.attname::text as to_column,
      case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as on_delete,
      array_length(conkey, 1) > 1 as has_organisation
    from pg_constraint
    join pg_class as of_table on of_table.oid = conrelid
    join pg_class as to_table on to_table.oid = confrelid
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute as its on its.attrelid = confrelid and its.attnum = confkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by of_table.relname, conname`.execute(db)
  return rows
}

/** Such a reference makes each delete of what it refers to read its whole table. */
export async function readReferencesWithoutIndex(
  db: Kysely<unknown>,
): Promise<readonly Pick<Reference, 'table' | 'column'>[]> {
  const { rows } = await sql<Pick<Reference, 'table' | 'column'>>`
    select distinct of_table.relname::text as "table", own.attname::text as "column"
    from pg_constraint
    join pg_class as of_table on of_table.oid = conrelid
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
      select 1 from pg_index
      where indrelid = conrelid and indpred is null and (
        indkey[0] = conkey[1]
        or (array_length(conkey, 1) > 1 and indkey[0] = conkey[2] and indkey[1] = conkey[1])
      )
    )
    order by 1, 2`.execute(db)
  return rows
}
