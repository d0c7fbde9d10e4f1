import { SelectQueryNode, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { DatabaseThread } from './database-thread.ts'
import { runStatement, returnsRows, postStatement } from './statements.ts'
import type { Mutex } from './mutex.ts'

/**
 * Two threads: one writes, one transaction at a time; the other reads what is committed, so that a read outside a
 * transaction neither waits for a COMMIT nor sees unfinished work.
 */
export interface DatabaseThreads {
  readonly writer: DatabaseThread
  readonly reader: DatabaseThread
  readonly turns: Mutex
}

const noResult: QueryResult<never> = { rows: [] }

/** Nothing here streams rows. */
abstract class Statements implements DatabaseConnection {
  abstract executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>>

  // oxlint-disable-next-line require-yield -- Kysely asks for a generator.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used.')
  }
}

/**
 * A transaction. A statement that fails fails all of it, as in PostgreSQL. A write that returns nothing is not waited
 * for, which saves a trip between threads: if it fails, the transaction does, at its end at the latest.
 */
export class SqliteTransaction extends Statements {
  readonly #threads: DatabaseThreads
  #isOver = false

  private constructor(threads: DatabaseThreads) {
    super()
    this.#threads = threads
  }

  /** Begins a transaction once the one before it has ended. */
  static async begin(threads: DatabaseThreads): Promise<SqliteTransaction> {
    await threads.turns.take()
    threads.writer.tell({ type: 'begin' })
    return new SqliteTransaction(threads)
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error('The transaction is over.')
    if (returnsRows(compiled)) return runStatement(this.#threads.writer, compiled)
    postStatement(this.#threads.writer, compiled)
    return noResult
  }

  /** Resolves only when the COMMIT that holds this transaction is on disk. The next one may start at once. */
  async end(type: 'release' | 'rollback'): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    const { writer, turns } = this.#threads
    const ended = writer.ask({ type, more: turns.hasWaiting })
    turns.pass()
    await ended
  }
}

/** Runs `work` in a transaction of its own. */
export async function runTransaction<T>(
  threads: DatabaseThreads,
  work: (transaction: SqliteTransaction) => Promise<T>,
): Promise<T> {
  const transaction = await SqliteTransaction.begin(threads)
  try {
    const result = await work(transaction)
    await transaction.end('release')
    return result
  } catch (error) {
    await transaction.end('rollback')
    throw error
  }
}

/** Statements outside a transaction, and those of a transaction that Kysely begins. */
export class SqliteConnection extends Statements {
  readonly threads: DatabaseThreads
  transaction: SqliteTransaction | null = null

  constructor(threads: DatabaseThreads) {
    super()
    this.threads = threads
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.transaction) return this.transaction.executeQuery(compiled)
    if (SelectQueryNode.is(compiled.query)) return runStatement(this.threads.reader, compiled)
    return runTransaction(this.threads, () => runStatement(this.threads.writer, compiled))
  }
}
