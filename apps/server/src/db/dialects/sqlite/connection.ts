import { SelectQueryNode, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { FLAGS } from '../../flags.ts'
import type { DatabaseThread } from './database-thread.ts'
import type { Rows } from './messages.ts'
import type { Turns } from './turns.ts'

/**
 * Two threads: one writes, one transaction at a time; the other reads what is committed, so that a read outside a
 * transaction neither waits for a COMMIT nor sees unfinished work.
 */
export interface Threads {
  readonly writer: DatabaseThread
  readonly reader: DatabaseThread
  readonly turns: Turns
}

/** One use of the database: a transaction, or single statements outside one. */
export class SqliteConnection implements DatabaseConnection {
  readonly #threads: Threads
  #inTransaction = false

  constructor(threads: Threads) {
    this.#threads = threads
  }

  async begin(): Promise<void> {
    await this.#threads.turns.take()
    this.#inTransaction = true
    this.#threads.writer.begin()
  }

  /** Resolves only when the COMMIT that holds this transaction is on disk. The next one may start at once. */
  async end(type: 'release' | 'rollback'): Promise<void> {
    if (!this.#inTransaction) return
    this.#inTransaction = false
    const { writer, turns } = this.#threads
    const ended = writer.ask({ type, more: turns.hasWaiting })
    turns.pass()
    await ended
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return this.#run(this.#threads.writer, compiled)
    if (SelectQueryNode.is(compiled.query)) return this.#run(this.#threads.reader, compiled)
    return this.#runAlone(compiled)
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for a generator; nothing here reads a stream.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used.')
  }

  async #runAlone<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    await this.begin()
    try {
      const result = await this.#run<R>(this.#threads.writer, compiled)
      await this.end('release')
      return result
    } catch (error) {
      await this.end('rollback')
      throw error
    }
  }

  async #run<R>(thread: DatabaseThread, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await thread.ask({ type: 'query', sql, parameters: parameters.map(toSqlite) })
    return { rows: readFlags(result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.changes ?? 0) }
  }
}

const toSqlite = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)

/** Turns 0 and 1 of the flag columns into booleans, in place. */
function readFlags(rows: Rows['rows']): Rows['rows'] {
  const flags = Object.keys(rows[0] ?? {}).filter((column) => FLAGS.has(column))
  if (flags.length === 0) return rows
  for (const row of rows as Record<string, unknown>[]) {
    for (const flag of flags) row[flag] = row[flag] === null ? null : row[flag] === 1
  }
  return rows
}
