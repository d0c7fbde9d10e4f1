import path from 'node:path'
import type { RecordedEvent } from '../events/event.ts'
import type { PostgresPool } from 'kysely'
import { retryWithPauses } from './retry-with-pauses.ts'
import type { DatabaseLoad } from './database-load.ts'
import type { DialectHelpers } from './dialects/dialect.ts'
import type { Announcement, Announcements, OpenedDatabase } from './dialects/opened-database.ts'
import { openPostgres } from './dialects/postgres/dialect.ts'
import { openSqliteBesideServer, openSqlite } from './dialects/sqlite/dialect.ts'
import { DatabaseInUse } from './dialects/sqlite/lock-file.ts'
import { migrateDatabase, assertFittingDatabase } from './migrations/migrations.ts'
import type { Queries, Transaction } from './queries.ts'

export type { Queries, Transaction } from './queries.ts'

export type ReadEvents = (
  transaction: Transaction,
  recorded: readonly RecordedEvent[],
) => Promise<readonly RecordedEvent[]>

const statementTimeoutMs = 10_000
const connectTimeoutMs = 5000
const defaultPool = 10

export interface Database {
  readonly queries: Queries
  /** Queries for long reads (insight, reports). On SQLite they run in another thread, so children don't wait. */
  readonly reports: Queries
  readonly dialect: DialectHelpers
  /** Resolves when the changes are on disk. `work` may run twice, so it must only change the database. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  readonly snapshot: OpenedDatabase['snapshot']
  readonly scrub: OpenedDatabase['scrub']
  readonly exclusively: OpenedDatabase['exclusively']
  /** Subscribes to events of transactions in any process. Call once. */
  readonly listen: Announcements['listen']
  /** `retried`: number of retried transactions since the start. */
  load(): DatabaseLoad & { readonly retried: number }
  close(): Promise<void>
}

export type TransactionalDatabase = Pick<Database, 'queries' | 'dialect' | 'transaction'>

/** Returns a database whose transactions become part of `transaction`. */
export const joinTransaction = ({ dialect }: Database, transaction: Transaction): TransactionalDatabase => ({
  dialect,
  queries: transaction,
  async transaction(work) {
    const result = await work(transaction)
    await transaction.settle()
    return result
  },
})

export interface DatabaseSettings {
  readonly url: string | null
  readonly file: string
  /** Called when nothing can be stored any more; the process must then stop. */
  readonly onLost: (error: Error) => void
  readonly onIdleError: (error: Error) => void
  /** Limit (ms) of a PostgreSQL statement before it fails as unavailable; 10 seconds by default. */
  readonly statementMs?: number
  /** Limit (ms) of waiting for a connection of PostgreSQL; 5 seconds by default. */
  readonly connectMs?: number
  /** Maximum number of PostgreSQL connections of this process, excluding the listening one; 10 by default. */
  readonly maxConnections?: number
  readonly readEvents?: ReadEvents
  /** Address of PostgreSQL for LISTEN, which must bypass a pooler; the default is `url`. */
  readonly liveUrl?: string
  /** Used by tests only. */
  readonly faults?: FaultInjector
}

/** Wraps the connections and the transactions, to inject faults in tests. */
export interface FaultInjector {
  readonly wrapPool: (pool: PostgresPool) => PostgresPool
  readonly wrapOpened: (opened: OpenedDatabase) => OpenedDatabase
}

const refuseEvents: ReadEvents = async () => {
  throw new Error('This database was opened without readers of events.')
}

/** Opens and migrates the database. Throws DatabaseInUse, DatabaseTooNew, DatabaseOfVersion02. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const opened = open(settings)
  const { unlimited, helpers } = opened
  await orClose(opened, () => opened.exclusively(() => migrateDatabase(unlimited, helpers)))
  return toDatabase(opened, settings)
}

/** Opens the database of a folder, or at `url`, for one task. If the database is lost, its statements fail. */
export const openDatabaseIn = (dataDir: string, url: string | null): Promise<Database> =>
  openDatabase({
    url,
    file: path.join(dataDir, 'letterliaan.db'),
    onLost: () => undefined,
    onIdleError: () => undefined,
  })

/** Runs work on a database, and closes the database. */
export async function useDatabase<T>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await opening
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function orClose(opened: OpenedDatabase, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Opens the database for a short command. Migrates only if no server is running. */
export async function openDatabaseForCommand(settings: DatabaseSettings): Promise<Database> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    const opened = openSqliteBesideServer(settings.file, settings.onLost)
    await orClose(opened, () => assertFittingDatabase(opened.queries))
    return toDatabase(opened, settings)
  }
}

function toDatabase(opened: OpenedDatabase, { readEvents = refuseEvents }: DatabaseSettings): Database {
  let retried = 0
  const hadNoEffect = (error: unknown): boolean => {
    const isRetryable = opened.helpers.isRetryable(error)
    if (isRetryable) retried++
    return isRetryable
  }
  return {
    queries: opened.queries,
    reports: opened.reports,
    dialect: opened.helpers,
    transaction: (work) => retryWithPauses(hadNoEffect, () => runAndAnnounce(opened, readEvents, work)),
    snapshot: (work) => opened.snapshot(work),
    scrub: () => opened.scrub(),
    exclusively: (work) => opened.exclusively(work),
    listen: opened.announcements.listen,
    load: () => ({ ...opened.load(), retried }),
    close: () => opened.close(),
  }
}

function open(settings: DatabaseSettings): OpenedDatabase {
  const { url, file, onLost, faults } = settings
  const opened = url === null ? openSqlite(file, onLost) : openAddress(url, settings)
  return faults ? faults.wrapOpened(opened) : opened
}

const openAddress = (connectionString: string, settings: DatabaseSettings): OpenedDatabase =>
  openPostgres({
    connectionString,
    statementMs: settings.statementMs ?? statementTimeoutMs,
    connectMs: settings.connectMs ?? connectTimeoutMs,
    maxConnections: settings.maxConnections ?? defaultPool,
    onError: settings.onIdleError,
    ...(settings.liveUrl !== undefined && { liveUrl: settings.liveUrl }),
    ...(settings.faults && { wrapPool: settings.faults.wrapPool }),
  })

async function runAndAnnounce<T>(
  opened: OpenedDatabase,
  readEvents: ReadEvents,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const announced: Announcement[] = []
  const result = await opened.runTransaction(async (queries) => {
    let waiting: RecordedEvent[] = []
    const transaction: Transaction = Object.assign(queries as Transaction, {
      announce: (announcement: Announcement) => void announced.push(announcement),
      record: (event: RecordedEvent) => void waiting.push(event),
      async settle(this: Transaction) {
        const recorded = waiting
        waiting = []
        if (recorded.length === 0) return []
        const read = await readEvents(this, recorded)
        if (waiting.length > 0) throw new Error('A reader of events records none: nothing would read them.')
        return read
      },
    })
    const done = await work(transaction)
    await transaction.settle()
    return done
  })
  for (const announcement of announced) opened.announcements.announce(announcement)
  return result
}
