import { mkdirSync } from 'node:fs'
import path from 'node:path'
import {
  DummyDriver,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Schema } from '../../schema.ts'
import type { DialectHelpers } from '../dialect.ts'
import type { OpenedDatabase, Announcements } from '../opened-database.ts'
import { runTransaction, type SqliteTransaction } from './connection.ts'
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

const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => new ThreadedSqliteAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Opens (or makes) a database file. Throws DatabaseInUse. `onLost`: nothing can be stored any more. */
export function openSqlite(file: string, onLost: (error: Error) => void): OpenedDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const unlock = lockFile(path.resolve(file))
  const opened = openBesideOwner(file, onLost)
  return {
    ...opened,
    async close() {
      await opened.close()
      unlock()
    },
  }
}

/**
 * Opens a database file that another process has, or nobody: for a command's short transaction. SQLite lets both write, one
 * after the other, and what is committed here the owner reads at once. Nothing is migrated: the owner has done that.
 */
export function openBesideOwner(file: string, onLost: (error: Error) => void): OpenedDatabase {
  const driver = new SqliteDriver(file, onLost)
  const queries = new Kysely<Schema>({ dialect: dialectOf(driver) })
  return {
    queries,
    unlimited: queries,
    helpers: sqliteHelpers,
    announcements: announceHere(),
    runTransaction: (work) =>
      runTransaction(driver.threads, (transaction) =>
        work(new Kysely<Schema>({ dialect: dialectOf(new TransactionDriver(transaction)) })),
      ),
    close: () => queries.destroy(),
  }
}

/**
 * Gives the statements of one transaction to its connection as they come. (Kysely's own transactions send each statement
 * only when the one before it was answered.)
 */
class TransactionDriver extends DummyDriver {
  readonly #transaction: SqliteTransaction

  constructor(transaction: SqliteTransaction) {
    super()
    this.#transaction = transaction
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#transaction
  }
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
  createRateLimiter: (_queries, name, { max, seconds }) =>
    new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds }),
  isRetryable: () => false,
}

/** A file belongs to one process: it tells itself. */
function announceHere(): Announcements {
  let onText: (text: string) => void = () => undefined
  return {
    announce: (text) => queueMicrotask(() => onText(text)),
    listen: (listener) => {
      onText = listener
    },
  }
}
