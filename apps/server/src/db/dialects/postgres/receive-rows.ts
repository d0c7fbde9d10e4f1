import { Client } from 'pg'
import { CopyError } from '../database-copy.ts'
import type { Cell, CellRow, TableShape } from '../table-rows.ts'

/** Its tables while they are filled: what refers to rows is laid aside, so that they may come in any order. */
export interface TargetRows {
  tables(): Promise<readonly TableShape[]>
  /** In the order of the key; texts by their bytes. */
  rowsOf(table: TableShape): AsyncIterable<CellRow>
  /** All or nothing; answers what some other row keeps out, such as a name that another one still has. */
  put(table: TableShape, rows: readonly CellRow[]): Promise<'put' | 'taken'>
  remove(table: TableShape, rows: readonly CellRow[]): Promise<void>
  layReferencesAside(): Promise<void>
  /** Checks every row of them. Throws CopyError. */
  putReferencesBack(lastIds: ReadonlyMap<string, number>): Promise<void>
  close(): Promise<void>
}

/** Where references lie, and the proof that the copy is ours and not ready. */
const aside = 'letterliaan_move'
const rowsAtOnce = 1000

export async function openTarget(address: string): Promise<TargetRows> {
  // Two: one reads while the other writes.
  const [reader, writer] = [
    new Client({ connectionString: address }),
    new Client({ connectionString: address }),
  ]
  await Promise.all([reader.connect(), writer.connect()])
  return {
    tables: () => readTables(writer),
    rowsOf: (table) => readRows(reader, table),
    put: (table, rows) => putRows(writer, table, rows),
    remove: (table, rows) => removeRows(writer, table, rows),
    layReferencesAside: () => inTransaction(writer, () => layAside(writer)),
    async putReferencesBack(lastIds) {
      await inTransaction(writer, () => putBack(writer, lastIds))
      await writer.query('ANALYZE')
    },
    async close() {
      await Promise.all([reader.end(), writer.end()])
    },
  }
}

/** 'own': a move that did not come to its end. */
export async function lookAtTarget(address: string): Promise<'empty' | 'own' | 'other'> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT to_regnamespace('${aside}') IS NOT NULL AS own,
        (SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace) AS tables`,
    )
    if (rows[0]?.own === true) return 'own'
    return Number(rows[0]?.tables) === 0 ? 'empty' : 'other'
  } finally {
    await client.end()
  }
}

/** Before anything is made in it: whatever happens next, the move is known again. */
export async function claimTarget(address: string): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${aside}`)
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${aside}.reference (table_name text, name text, definition text)`,
    )
  } finally {
    await client.end()
  }
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function readTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] }>(`
    SELECT class.relname::text AS name,
      array_agg(attname::text ORDER BY attnum) AS columns,
      (SELECT array_agg(own.attname::text ORDER BY place) FROM pg_constraint,
        unnest(conkey) WITH ORDINALITY AS part (number, place)
        JOIN pg_attribute own ON own.attrelid = class.oid AND own.attnum = part.number
        WHERE conrelid = class.oid AND contype = 'p') AS key
    FROM pg_class class JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname NOT LIKE 'kysely_%'
    GROUP BY class.oid, relname ORDER BY relname`)
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    key: key.map((column) => columns.indexOf(column)),
  }))
}

/** By a cursor: a table need not fit in memory. */
async function* readRows(client: Client, { name, columns, key }: TableShape): AsyncGenerator<CellRow> {
  const types = await readTypes(client, name)
  const cells = columns.map((column) => toCell(column, types.get(column) ?? '')).join(', ')
  const order = key.map((at) => orderOf(columns[at] ?? '', types)).join(', ')
  await client.query('BEGIN READ ONLY')
  try {
    await client.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${cells} FROM "${name}" ORDER BY ${order}`)
    for (;;) {
      const { rows } = await client.query<unknown[]>({
        text: `FETCH ${rowsAtOnce} FROM moved`,
        rowMode: 'array',
      })
      for (const row of rows) yield row as Cell[]
      if (rows.length < rowsAtOnce) return
    }
  } finally {
    await client.query('ROLLBACK')
  }
}

async function readTypes(client: Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ column_name: string; data_type: string }>(
    "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
    [table],
  )
  return new Map(rows.map(({ column_name, data_type }) => [column_name, data_type]))
}

/** As SQLite gives it: a flag is 0 or 1, whole numbers are numbers (below 2^53). */
function toCell(column: string, type: string): string {
  if (type === 'boolean') return `"${column}"::integer`
  if (type === 'bigint') return `"${column}"::double precision`
  if (type === 'bytea') return `encode("${column}", 'hex')`
  return `"${column}"`
}

const orderOf = (column: string, types: ReadonlyMap<string, string>): string =>
  /^(text|character)/.test(types.get(column) ?? '') ? `"${column}" COLLATE "C"` : `"${column}"`

const recordOf = (
  { columns }: TableShape,
  row: CellRow,
  bytesColumns: ReadonlySet<string>,
): Record<string, Cell> =>
  Object.fromEntries(
    columns.map((column, at) => {
      const cell = row[at] ?? null
      return [column, bytesColumns.has(column) && cell !== null ? `\\x${cell}` : cell]
    }),
  )

async function putRows(
  client: Client,
  table: TableShape,
  rows: readonly CellRow[],
): Promise<'put' | 'taken'> {
  const types = await readTypes(client, table.name)
  const bytesColumns = new Set([...types].flatMap(([column, type]) => (type === 'bytea' ? [column] : [])))
  const records = rows.map((row) => recordOf(table, row, bytesColumns))
  const list = table.columns.map((column) => `"${column}"`).join(', ')
  try {
    await client.query(
      `INSERT INTO "${table.name}" (${list}) SELECT ${list} FROM json_populate_recordset(NULL::public."${table.name}", $1)`,
      [JSON.stringify(records)],
    )
    return 'put'
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (code === '23505') return 'taken'
    // Data that does not fit, or breaks a rule of the table.
    if (/^2[23]/.test(code))
      throw new CopyError(`Een rij van de tabel ${table.name} past niet in PostgreSQL (${message}).`, {
        cause: error,
      })
    throw error
  }
}

async function removeRows(
  client: Client,
  { name, columns, key }: TableShape,
  rows: readonly CellRow[],
): Promise<void> {
  const list = key.map((at) => `"${columns[at]}"`).join(', ')
  const keys = rows.map((row) => Object.fromEntries(key.map((at) => [columns[at], row[at] ?? null])))
  await client.query(
    `DELETE FROM "${name}" WHERE (${list}) IN (SELECT ${list} FROM json_populate_recordset(NULL::public."${name}", $1))`,
    [JSON.stringify(keys)],
  )
}

async function layAside(client: Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; name: string }>(
    `INSERT INTO ${aside}.reference
     SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace
     RETURNING table_name, name`,
  )
  for (const { table_name, name } of rows)
    await client.query(`ALTER TABLE ${table_name} DROP CONSTRAINT ${name}`)
}

async function putBack(client: Client, lastIds: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await client.query<{ table_name: string; name: string; definition: string }>(
    `SELECT table_name, name, definition FROM ${aside}.reference`,
  )
  for (const { table_name, name, definition } of rows)
    await client
      .query(`ALTER TABLE ${table_name} ADD CONSTRAINT ${name} ${definition}`)
      .catch((cause: unknown) => {
        throw new CopyError(
          `Een rij van ${table_name} verwijst naar iets wat er niet is (${(cause as Error).message}).`,
          { cause },
        )
      })
  for (const [table, last] of lastIds)
    if (last > 0)
      await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [`"${table}"`, 'id', last])
  await client.query(`DROP SCHEMA ${aside} CASCADE`)
}
