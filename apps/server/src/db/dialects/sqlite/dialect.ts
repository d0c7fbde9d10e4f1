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
  DummyDriver,
} from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Schema } from '../../schema.ts'
import type { DialectHelpers, ForeignKey } from '../dialect.ts'
import type { Announcement, Announcements, OpenedDatabase } from '../opened-database.ts'
import {
  BackgroundConnection,
  maxReportsWaiting,
  maxWritesWaiting,
  readSnapshot,
  runTransaction,
  SqliteConnection,
  SqliteTransaction,
} from './connection.ts'
import { DatabaseFile } from './database-file.ts'
import { lockFile } from './lock-file.ts'

class InProcessSqliteAdapter extends SqliteAdapter {
  /** True, because reads run during transactions, and transactions wait in their own queue. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** True, because SQLite can roll back CREATE TABLE, so that a failed migration leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Writes `+?`, because SQLite (3.54) plans a sort or join again at each run with a bare parameter. */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

/** Shared, because each transaction has its own Kysely and these parts are the slowest to create. */
const adapter = new InProcessSqliteAdapter()
const compiler = new PlannedOnceCompiler()

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

/** Opens the database file and locks it. Throws DatabaseInUse. */
export function openSqlite(file: string, onLost: (error: Error) => void): OpenedDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const unlock = lockFile(path.resolve(file))
  try {
    const opened = openSqliteBesideServer(file, onLost)
    return { ...opened, close: () => opened.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the file for a command's short transaction next to a running server. Does not migrate. */
export function openSqliteBesideServer(file: string, onLost: (error: Error) => void): OpenedDatabase {
  const opened = new DatabaseFile(file, onLost)
  const queries = queriesOf(new SqliteDriver(opened), new SqliteConnection(opened))
  return {
    queries,
    reports: queriesOn(new BackgroundConnection(opened)),
    unlimited: queries,
    helpers: sqliteHelpers,
    announcements: announceHere(),
    runTransaction: (work) => runTransaction(opened, (transaction) => work(queriesOn(transaction))),
    snapshot: (work) => readSnapshot(file, (connection) => work(queriesOn(connection))),
    scrub: () => opened.scrub(),
    exclusively: (work) => work(),
    load: () => ({
      connections: { in_use: opened.writer.inTransaction ? 1 : 0, max: 1 },
      queues: [
        { name: 'database', length: opened.turns.numWaiting, max: maxWritesWaiting },
        { name: 'long_reads', length: opened.background.numWaiting, max: maxReportsWaiting },
      ],
      failures: opened.failures.counts,
    }),
    close: () => opened.close(),
  }
}

export const sqliteHelpers: DialectHelpers = {
  name: 'sqlite',
  types: { id: 'integer primary key autoincrement', bytes: 'blob' },
  indexesReferences: false,
  async reserveIds(transaction, table, count) {
    const { rows } = await sql<{
      readonly seq: number
    }>`select seq from sqlite_sequence where name = ${table}`.execute(transaction)
    const [known] = rows
    const last = known?.seq ?? 0
    await (
      known
        ? sql`update sqlite_sequence set seq = ${last + count} where name = ${table}`
        : sql`insert into sqlite_sequence (name, seq) values (${table}, ${count})`
    ).execute(transaction)
    return last + 1
  },
  async readForeignKeys(queries) {
    const { rows } = await sql<ForeignKey>`
      select sqlite_master.name as "table", keys."from" as "column", keys."table" as "to"
      from sqlite_master cross join pragma_foreign_key_list(sqlite_master.name) as keys
      where sqlite_master.type = 'table'`.execute(queries)
    return rows
  },
  async startIdsAt(db, table, id) {
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id - 1})`.execute(db)
  },
  setUnlogged: () => Promise.resolve(),
  stopChecking: () => Promise.resolve(),
  leaveRoom: () => Promise.resolve(),
  lockRow: () => Promise.resolve(),
  isRefused: (error) => error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'),
  isDuplicate: (error) =>
    error instanceof Sqlite.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'),
  createRateLimiter: (_queries, name, { max, seconds }) =>
    new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds }),
  // Retries after a command that writes longer than a transaction waits.
  isRetryable: (error) => error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY',
}

function announceHere(): Announcements {
  let onHeard: (announcement: Announcement) => void = () => undefined
  return {
    announce: (announcement) => queueMicrotask(() => onHeard(announcement)),
    listen(listener) {
      onHeard = listener
      return { hear: () => Promise.resolve(), leave: () => undefined }
    },
  }
}

class SqliteDriver extends DummyDriver {
  readonly #file: DatabaseFile

  constructor(file: DatabaseFile) {
    super()
    this.#file = file
  }

  override async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file)
  }

  override async beginTransaction(connection?: DatabaseConnection): Promise<void> {
    ;(connection as SqliteConnection).transaction = await SqliteTransaction.begin(this.#file)
  }

  override async commitTransaction(connection?: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).transaction?.end('commit')
  }

  override async rollbackTransaction(connection?: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).transaction?.end('rollback')
  }
}

class SingleConnectionDriver extends DummyDriver {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super()
    this.#connection = connection
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
}
