import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Schema } from '../../schema.ts'
import type { DialectHelpers } from '../dialect.ts'
import type { OpenedDatabase, Announcements } from '../opened-database.ts'
import { BackgroundConnection, runTransaction, SqliteConnection } from './connection.ts'
import { DatabaseFile } from './database-file.ts'
import { SingleConnectionDriver, SqliteDriver } from './driver.ts'
import { lockFile } from './lock-file.ts'

class InProcessSqliteAdapter extends SqliteAdapter {
  /** Reads go on beside a transaction, and transactions queue by themselves: Kysely must not hold them back. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** SQLite can undo a CREATE TABLE: a migration that fails leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite (3.54) plans a statement that sorts or joins anew each time that it is run, where it compares a column with a bare
 * parameter: the value might let it do without. `+?` is the same value, and planned once.
 */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

/** Each transaction has a Kysely of its own; making what they can share takes more than the rest of it. */
const adapter = new InProcessSqliteAdapter()
const compiler = new PlannedOnceCompiler()

/** `connection`: where its prepared queries are run. */
function queriesOf(driver: Driver, connection: DatabaseConnection): Kysely<Schema> {
  const queries = new Kysely<Schema>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  })
  return Object.assign(queries, { direct: connection })
}

const queriesOn = (connection: DatabaseConnection): Kysely<Schema> =>
  queriesOf(new SingleConnectionDriver(connection), connection)

/** Opens (or makes) a database file. Throws DatabaseInUse. `onLost`: nothing can be stored any more. */
export function openSqlite(file: string, onLost: (error: Error) => void): OpenedDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const unlock = lockFile(path.resolve(file))
  try {
    const opened = openBesideOwner(file, onLost)
    return { ...opened, close: () => opened.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens a database file that another process has, or nobody: for a command's short transaction. SQLite lets both write, one
 * after the other, and what is committed here the owner reads at once. Nothing is migrated: the owner has done that.
 */
export function openBesideOwner(file: string, onLost: (error: Error) => void): OpenedDatabase {
  const opened = new DatabaseFile(file, onLost)
  const queries = queriesOf(new SqliteDriver(opened), new SqliteConnection(opened))
  return {
    queries,
    reports: queriesOn(new BackgroundConnection(opened)),
    unlimited: queries,
    helpers: sqliteHelpers,
    announcements: announceHere(),
    runTransaction: (work) => runTransaction(opened, (transaction) => work(queriesOn(transaction))),
    scrub: () => opened.scrub(),
    // The file is this process's.
    exclusively: (work) => work(),
    close: () => opened.close(),
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
    error instanceof Sqlite.SqliteError &&
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
