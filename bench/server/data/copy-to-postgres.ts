import Sqlite from 'better-sqlite3'
import { Client } from 'pg'

const rowsAtOnce = 5000

/** Copies a SQLite file. `url` needs a superuser, because rows are not in the order of their references. */
export async function copyToPostgres(file: string, url: string): Promise<void> {
  const from = new Sqlite(file, { readonly: true })
  const to = new Client({ connectionString: url })
  await to.connect()
  try {
    await to.query('SET session_replication_role = replica')
    for (const table of listTables(from)) await copyTable(from, to, table)
    // Autovacuum would do this later: index-only scans need vacuumed pages.
    await to.query('VACUUM ANALYZE')
  } finally {
    await to.end()
    from.close()
  }
}

const listTables = (db: Sqlite.Database): string[] =>
  db
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%'`,
    )
    .all()
    .map(({ name }) => name)

async function copyTable(from: Sqlite.Database, to: Client, table: string): Promise<void> {
  await to.query(`DELETE FROM "${table}"`)
  let rows: unknown[] = []
  const write = async (): Promise<void> => {
    if (rows.length === 0) return
    const insert = `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE
      SELECT * FROM json_populate_recordset(NULL::public."${table}", $1)`
    await to.query(insert, [JSON.stringify(rows)])
    rows = []
  }
  for (const row of from.prepare(`SELECT * FROM "${table}"`).iterate()) {
    rows.push(row)
    if (rows.length === rowsAtOnce) await write()
  }
  await write()
  await continueNumbers(to, table)
}

/** Sets the sequence, so that the next row gets a number higher than the copied ones. */
async function continueNumbers(to: Client, table: string): Promise<void> {
  const { rows } = await to.query<{ name: string | null }>(
    `SELECT pg_get_serial_sequence('"${table}"', column_name) AS name FROM information_schema.columns
      WHERE table_name = $1 AND column_name = 'id'`,
    [table],
  )
  const name = rows[0]?.name
  if (name)
    await to.query(`SELECT setval('${name}', (SELECT coalesce(max(id), 0) + 1 FROM "${table}"), false)`)
}
