import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import type { DialectHelpers } from '../dialect.ts'
import { SqliteError } from './database-thread.ts'
import { SqliteDriver } from './driver.ts'
import { lockFile } from './lock-file.ts'

class ThreadedSqliteAdapter extends SqliteAdapter {
  /** Reads go on beside a transaction, and transactions queue by themselves: Kysely must not hold them back. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** SQLite can undo a CREATE TABLE: a migration that fails leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export interface OpenedSqlite {
  readonly dialect: Dialect
  /** Lets go of the file, after Kysely has closed it. */
  unlock(): void
}

/** Opens (or makes) a database file. Throws DatabaseInUse. `onLost`: nothing can be stored any more. */
export function openSqlite(file: string, onLost: (error: Error) => void): OpenedSqlite {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const unlock = lockFile(path.resolve(file))
  const dialect: Dialect = {
    createAdapter: () => new ThreadedSqliteAdapter(),
    createDriver: () => new SqliteDriver(file, onLost),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return { dialect, unlock }
}

export const sqliteHelpers: DialectHelpers = {
  name: 'sqlite',
  addId: (table) => table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement()),
  async startIdsAt(db, table, id) {
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id - 1})`.execute(db)
  },
  lockRow: () => Promise.resolve(),
  isDuplicate: (error) =>
    error instanceof SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'),
  isRetryable: () => false,
}
