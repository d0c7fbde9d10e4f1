import { existsSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import type { Settings } from '../../env.ts'
import { lastBackupSetting, parseLastBackup, type LastBackup } from '../backup/last-backup.ts'
import type { DatabaseLook } from './check-database.ts'

export interface SeenDatabase extends DatabaseLook {
  readonly lastBackup: LastBackup | null
  /** Unix seconds; null: the clock of this machine. */
  readonly now: number | null
}

const migrationsQuery = 'SELECT name FROM kysely_migration ORDER BY name'
const writerQuery = "SELECT value FROM setting WHERE name = 'curriculum_written_by'"
const lastBackupQuery = `SELECT value FROM setting WHERE name = '${lastBackupSetting}'`
const patienceMs = 5000

/** Reads only, also beside a running server. Rejects where it can't be reached. */
export const lookAtDatabase = ({ DATABASE_URL, DATA_DIR }: Settings): Promise<SeenDatabase> =>
  DATABASE_URL === undefined ? lookAtFile(path.join(DATA_DIR, 'letterliaan.db')) : lookAtServer(DATABASE_URL)

async function lookAtFile(file: string): Promise<SeenDatabase> {
  const kind = 'ingebouwde database'
  if (!existsSync(file)) return { kind, migrations: [], writer: null, now: null, lastBackup: null }
  const database = new Sqlite(file, { readonly: true, timeout: patienceMs })
  try {
    const tables = database.prepare(
      "SELECT name FROM sqlite_schema WHERE name IN ('kysely_migration', 'setting')",
    )
    if (tables.all().length < 2) return { kind, migrations: [], writer: null, now: null, lastBackup: null }
    const migrations = database.prepare(migrationsQuery).pluck().all() as string[]
    const writer = (database.prepare(writerQuery).pluck().get() as string | undefined) ?? null
    const backup = database.prepare(lastBackupQuery).pluck().get() as string | undefined
    return { kind, migrations, writer, now: null, lastBackup: parseLastBackup(backup) }
  } finally {
    database.close()
  }
}

async function lookAtServer(connectionString: string): Promise<SeenDatabase> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  // A server that goes away while it is asked says so by the question too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ now: number; version: string; tables: number }>(
      `SELECT extract(epoch FROM now())::float8 AS now, current_setting('server_version') AS version,
        (to_regclass('kysely_migration') IS NOT NULL)::int + (to_regclass('setting') IS NOT NULL)::int AS tables`,
    )
    const [{ now, version, tables } = { now: 0, version: '', tables: 0 }] = rows
    const kind = `PostgreSQL ${version.split(' ')[0]}`
    if (tables < 2) return { kind, migrations: [], writer: null, now, lastBackup: null }
    const migrations = await client.query<{ name: string }>(migrationsQuery)
    const writer = await client.query<{ value: string }>(writerQuery)
    const backup = await client.query<{ value: string }>(lastBackupQuery)
    return {
      kind,
      migrations: migrations.rows.map(({ name }) => name),
      writer: writer.rows[0]?.value ?? null,
      now,
      lastBackup: parseLastBackup(backup.rows[0]?.value),
    }
  } finally {
    await client.end()
  }
}
