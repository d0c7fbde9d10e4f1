import type { DatabaseConnection, Driver } from 'kysely'
import { SqliteConnection, SqliteTransaction, type DatabaseThreads } from './connection.ts'
import { DatabaseThread, SqliteError } from './database-thread.ts'
import { Mutex } from './mutex.ts'
import { databaseClosed } from '../../unavailable.ts'

/** Kysely's driver of the two threads. `onLost` is told when a thread died: nothing can be stored any more. */
export class SqliteDriver implements Driver {
  readonly #file: string
  readonly #onLost: (error: Error) => void
  #threads: DatabaseThreads | null = null

  constructor(file: string, onLost: (error: Error) => void) {
    this.#file = file
    this.#onLost = onLost
  }

  get threads(): DatabaseThreads {
    if (this.#threads === null) throw new SqliteError('The database is closed.', databaseClosed)
    return this.#threads
  }

  async init(): Promise<void> {
    const writer = new DatabaseThread({ file: this.#file, readonly: false }, this.#onLost)
    try {
      // Opened: the file exists, in WAL mode.
      await writer.ask({ type: 'query', sql: 'SELECT 1', parameters: [] })
    } catch (error) {
      await writer.close()
      throw error
    }
    const reader = new DatabaseThread({ file: this.#file, readonly: true }, this.#onLost)
    this.#threads = { writer, reader, turns: new Mutex() }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.threads)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    ;(connection as SqliteConnection).transaction = await SqliteTransaction.begin(this.threads)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).transaction?.end('release')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).transaction?.end('rollback')
  }

  async releaseConnection(): Promise<void> {
    // A connection is an object of one use: nothing to give back.
  }

  /** Waits for the transaction under way, then closes both threads. */
  async destroy(): Promise<void> {
    const threads = this.#threads
    this.#threads = null
    if (threads === null) return
    await threads.turns.take()
    await threads.reader.close()
    await threads.writer.close()
  }
}
