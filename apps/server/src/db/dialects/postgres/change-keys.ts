import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { KeyChange } from '../key-change.ts'

const own = 'organisation_id'

/** A key or unique index that does not have the column yet. */
interface Key {
  readonly table: string
  readonly name: string
  /** p: primary key; u: unique constraint; i: unique index. */
  readonly kind: 'p' | 'u' | 'i'
  readonly columns: readonly string[]
}

const refs = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)))

/** Adds the column, and puts it into the primary key of a table that nothing refers to. */
export async function addOrganisations(db: Kysely<unknown>, changes: readonly KeyChange[]): Promise<void> {
  for (const change of changes) await addColumn(db, change)
  const keys = await readKeysWithout(
    db,
    changes.map(({ table }) => table),
  )
  for (const key of keys) if (!key.columns.includes('id')) await changeKey(db, key)
}

async function addColumn(db: Kysely<unknown>, { table, organisation, mayBeNone }: KeyChange): Promise<void> {
  if (!organisation) return
  const name = sql.table(table)
  await sql`alter table ${name} add column if not exists organisation_id bigint`.execute(db)
  await sql`update ${name} set organisation_id = ${organisation} where organisation_id is null`.execute(db)
  await sql`alter table ${name} alter column organisation_id set not null`.execute(db)
  if (mayBeNone) return
  const key = sql.ref(`${table}_organisation_id_fkey`)
  await sql`alter table ${name} drop constraint if exists ${key}`.execute(db)
  await sql`alter table ${name} add constraint ${key}
    foreign key (organisation_id) references organisation (id)`.execute(db)
}

/** Its primary key, unique constraints and unique indexes. */
export async function readKeysWithout(
  db: Kysely<unknown>,
  tables: readonly string[],
): Promise<readonly Key[]> {
  const { rows } = await sql<Key>`
    select of_table.relname as "table", of_index.relname as "name",
      coalesce(pg_constraint.contype::text, 'i') as kind, (
        select array_agg(attname::text order by place)
        from unnest(pg_index.indkey::int2[]) with ordinality as key (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number
      ) as columns
    from pg_index
    join pg_class as of_table on of_table.oid = indrelid
    join pg_class as of_index on of_index.oid = indexrelid
    left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
    where indisunique and of_table.relnamespace = current_schema()::regnamespace
      and of_table.relname = any(${[...tables]}::text[])
    order by of_table.relname, of_index.relname`.execute(db)
  return rows.filter(({ columns }) => !columns.includes(own))
}

export async function changeKey(db: Kysely<unknown>, { table, name, kind, columns }: Key): Promise<void> {
  const [at, key, all] = [sql.table(table), sql.ref(name), refs([...columns, own])]
  if (kind === 'i') {
    await sql`drop index ${key}`.execute(db)
    await sql`create unique index ${key} on ${at} (${all})`.execute(db)
    return
  }
  const constraint = sql.raw(kind === 'p' ? 'primary key' : 'unique')
  await sql`alter table ${at} drop constraint ${key}`.execute(db)
  await sql`alter table ${at} add constraint ${key} ${constraint} (${all})`.execute(db)
}
