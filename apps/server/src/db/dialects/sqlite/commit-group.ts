import type { StatementFailure, StatementResult } from './messages.ts'

/** The part of a SQLite connection that grouping needs. */
export interface GroupedConnection {
  /** Is a transaction open? SQLite ends one by itself on a full disk and the like. */
  readonly inTransaction: boolean
  run(sql: string, parameters: readonly unknown[]): StatementResult
}

export interface CommitListener {
  /** Called once for each transaction, only after the COMMIT that holds it (null) or when it was lost. */
  settle(id: number, failure: StatementFailure | null): void
}

/** A transaction that ended and is not settled; `failure` is its own. */
interface Waiting {
  readonly id: number
  readonly failure: StatementFailure | null
}

/** No transaction waits longer than this (ms) for others to join its COMMIT. */
const maxWaitMs = 4

/**
 * Groups the commits of transactions that follow each other (docs/adr/0005-database.md): each
 * is a savepoint in one outer transaction, so that one fsync serves them all. One savepoint is open at a time, so
 * transactions never see each other's unfinished work.
 */
export class CommitGroup {
  readonly #connection: GroupedConnection
  readonly #outcome: CommitListener
  readonly #now: () => number
  #waiting: Waiting[] = []
  #startedAt = 0
  /** Why the transaction under way can't go on. */
  #broken: StatementFailure | null = null

  constructor(
    connection: GroupedConnection,
    outcome: CommitListener,
    now: () => number = () => performance.now(),
  ) {
    this.#connection = connection
    this.#outcome = outcome
    this.#now = now
  }

  begin(): void {
    this.#broken = null
    try {
      if (!this.#connection.inTransaction) {
        this.#execute('BEGIN IMMEDIATE')
        this.#startedAt = this.#now()
      }
      this.#execute('SAVEPOINT one')
    } catch (error) {
      this.#lose(toStatementFailure(error))
    }
  }

  /** Runs a statement of the transaction under way; throws SQLite's error, which fails the transaction. */
  query(sql: string, parameters: readonly unknown[]): StatementResult {
    if (this.#broken) throw Object.assign(new Error(this.#broken.message), { code: this.#broken.code })
    try {
      return this.#connection.run(sql, parameters)
    } catch (error) {
      this.#broken = toStatementFailure(error)
      if (!this.#connection.inTransaction) this.#lose(this.#broken)
      throw error
    }
  }

  /** Runs a statement that nobody waits for: if it fails, the transaction can't end well. */
  write(sql: string, parameters: readonly unknown[]): void {
    try {
      this.query(sql, parameters)
    } catch {
      // The end of the transaction tells.
    }
  }

  /** Ends the transaction under way well; `more` tells that another follows at once. */
  release(id: number, more: boolean): void {
    this.#waiting.push({ id, failure: this.#broken })
    if (this.#broken) return this.#undo(more)
    this.#execute('RELEASE one')
    this.#commitWhenDue(more)
  }

  /**
   * Undoes the transaction under way, and no other. It too is settled only with the group, as one that failed is: what
   * it refused may rest on what it saw of transactions that are not on disk yet.
   */
  rollback(id: number, more: boolean): void {
    this.#waiting.push({ id, failure: null })
    this.#undo(more)
  }

  #undo(more: boolean): void {
    if (!this.#connection.inTransaction) return this.#settleAll(this.#broken)
    this.#execute('ROLLBACK TO one')
    this.#execute('RELEASE one')
    this.#commitWhenDue(more)
  }

  #commitWhenDue(more: boolean): void {
    if (more && this.#now() - this.#startedAt < maxWaitMs) return
    try {
      this.#execute('COMMIT')
    } catch (error) {
      return this.#lose(toStatementFailure(error))
    }
    this.#settleAll(null)
  }

  #lose(failure: StatementFailure): void {
    if (this.#connection.inTransaction) this.#execute('ROLLBACK')
    this.#broken = failure
    this.#settleAll(failure)
  }

  #settleAll(failure: StatementFailure | null): void {
    const settled = this.#waiting
    this.#waiting = []
    for (const work of settled) this.#outcome.settle(work.id, work.failure ?? failure)
  }

  #execute(sql: string): void {
    this.#connection.run(sql, [])
  }
}

export function toStatementFailure(error: unknown): StatementFailure {
  const { message, code } = error as { message?: string; code?: string }
  return { message: message ?? String(error), code: code ?? 'SQLITE_ERROR' }
}
