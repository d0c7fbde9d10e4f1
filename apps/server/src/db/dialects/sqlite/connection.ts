import { setTimeout as sleep } from 'node:timers/promises'
import { SelectQueryNode, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { DatabaseError } from './background-thread.ts'
import type { DatabaseFile } from './database-file.ts'
import { openFile, type OpenFile, type StatementResult } from './open-file.ts'

/** Time to wait for a transaction of another process, and the interval of checks (ms). */
const otherProcess = { maxMs: 5000, everyMs: 5 } as const

/** Maximum number of waiting statements, which take some seconds. Later ones fail as busy. */
export const maxWritesWaiting = 2000

/** Maximum number of waiting long reads, which can take some seconds each. */
export const maxReportsWaiting = 200

const runStatement = <R>(file: OpenFile, { sql, parameters }: CompiledQuery): QueryResult<R> =>
  toQueryResult(file.run(sql, toParameters(parameters)))

const toParameters = (parameters: readonly unknown[]): unknown[] =>
  parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value))

const toQueryResult = <R>({ rows, changes }: StatementResult): QueryResult<R> => ({
  rows: rows as R[],
  numAffectedRows: BigInt(changes),
})

function tooManyWait(file: DatabaseFile): DatabaseError {
  const error = new DatabaseError('Too many wait.', 'SQLITE_BUSY')
  file.failures.note(error)
  return error
}

abstract class Statements implements DatabaseConnection {
  abstract executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>>

  // oxlint-disable-next-line require-yield -- Kysely asks for a generator.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used.')
  }
}

export class SqliteTransaction extends Statements {
  readonly #file: DatabaseFile
  #isOver = false
  #failure: unknown = null

  private constructor(file: DatabaseFile) {
    super()
    this.#file = file
  }

  static async begin(file: DatabaseFile): Promise<SqliteTransaction> {
    if (file.turns.numWaiting >= maxWritesWaiting) throw tooManyWait(file)
    await file.turns.take()
    try {
      file.mustBeUsable()
      await beginImmediate(file.writer)
    } catch (error) {
      file.turns.pass()
      throw error
    }
    return new SqliteTransaction(file)
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error('The transaction is over.')
    if (this.#failure !== null) throw this.#failure
    try {
      await this.#file.turn.share()
      return runStatement(this.#file.writer, compiled)
    } catch (error) {
      this.#failure = error
      this.#file.failures.note(error)
      throw error
    }
  }

  /** Ends the transaction. Resolves when this transaction and all transactions that it saw are on disk. */
  async end(type: 'commit' | 'rollback'): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    const { writer, turns, flush } = this.#file
    try {
      if (type === 'commit' && this.#failure === null) this.#commit()
    } finally {
      if (writer.inTransaction) writer.run('ROLLBACK')
      turns.pass()
      await flush.wait()
    }
    if (type === 'commit' && this.#failure !== null) throw this.#failure
  }

  #commit(): void {
    this.#file.writer.run('COMMIT')
    this.#file.noteCommit()
  }
}

/** Waits for another process, such as a command, without blocking this one. */
async function beginImmediate(writer: OpenFile): Promise<void> {
  for (const since = performance.now(); ;) {
    try {
      writer.run('BEGIN IMMEDIATE')
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (!code?.startsWith('SQLITE_BUSY') || performance.now() - since > otherProcess.maxMs) throw error
    }
    await sleep(otherProcess.everyMs)
  }
}

export async function runTransaction<T>(
  file: DatabaseFile,
  work: (transaction: SqliteTransaction) => Promise<T>,
): Promise<T> {
  const transaction = await SqliteTransaction.begin(file)
  try {
    const result = await work(transaction)
    await transaction.end('commit')
    return result
  } catch (error) {
    await transaction.end('rollback')
    throw error
  }
}

export class SqliteConnection extends Statements {
  readonly file: DatabaseFile
  transaction: SqliteTransaction | null = null

  constructor(file: DatabaseFile) {
    super()
    this.file = file
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.transaction) return this.transaction.executeQuery(compiled)
    if (SelectQueryNode.is(compiled.query)) {
      await this.file.turn.share()
      this.file.mustBeUsable()
      return runStatement(this.file.committed, compiled)
    }
    return runTransaction(this.file, (transaction) => transaction.executeQuery<R>(compiled))
  }
}

export class SnapshotConnection extends Statements {
  readonly #file: OpenFile

  constructor(file: OpenFile) {
    super()
    this.#file = file
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    return runStatement(this.#file, compiled)
  }
}

/** Reads in a new connection, because a reading transaction keeps its snapshot. */
export async function readSnapshot<T>(
  path: string,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const file = openFile(path, 'read')
  try {
    file.run('BEGIN')
    return await work(new SnapshotConnection(file))
  } finally {
    file.close()
  }
}

export class BackgroundConnection extends Statements {
  readonly #file: DatabaseFile

  constructor(file: DatabaseFile) {
    super()
    this.#file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { background } = this.#file
    if (background.numWaiting >= maxReportsWaiting) throw tooManyWait(this.#file)
    return toQueryResult(await background.ask(sql, toParameters(parameters)))
  }
}
