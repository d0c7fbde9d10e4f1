import Sqlite from 'better-sqlite3'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { FaultInjector } from '../db/database.ts'
import type { OpenedDatabase } from '../db/dialects/opened-database.ts'
import { hashLength } from '../plugins/contract/idempotency.ts'
import { createSeededRandom } from '@letterliaan/rules/random'

export interface FailingSettings {
  readonly seed: number
  /** Percentage of transactions that fail, each at a random statement. */
  readonly transactions: number
  /** Percentage of statements outside a transaction that fail. */
  readonly statements: number
  /** Which connections are lost at a COMMIT: only those of callers with an idempotency key, or all. */
  readonly losesCommits: 'with key' | 'all'
}

export type DriverFault =
  | 'undone'
  | 'deadlock'
  | 'lost before'
  | 'lost after'
  | 'lost in commit'
  | 'lost after commit'

export interface FailingDriver extends FaultInjector {
  /** False while a test prepares its data, so that nothing fails. */
  isOn: boolean
  readonly counts: ReadonlyMap<DriverFault, number>
}

/** Maximum of successful statements before a transaction fails. */
const maxStatements = 12

export function createFailingDriver(settings: FailingSettings): FailingDriver {
  const next = createSeededRandom(settings.seed)
  const random = (): number => (driver.isOn ? next() : 1)
  const counts = new Map<DriverFault, number>()
  const note = (fault: DriverFault): DriverFault => {
    counts.set(fault, (counts.get(fault) ?? 0) + 1)
    return fault
  }
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
  const driver: FailingDriver = {
    isOn: true,
    counts,
    wrapPool: (pool) => wrapPool(pool, settings, random, (faults) => note(oneOf(faults))),
    wrapOpened: (opened) =>
      opened.helpers.name === 'sqlite'
        ? wrapSqlite(opened, settings, random, (faults) => note(oneOf(faults)))
        : opened,
  }
  return driver
}

type Choose = (faults: readonly DriverFault[]) => DriverFault

const wrapPool = (
  pool: PostgresPool,
  settings: FailingSettings,
  random: () => number,
  choose: Choose,
): PostgresPool => ({
  options: pool.options,
  connect: async () =>
    new FailingClient(await pool.connect(), settings, random, choose) as unknown as PostgresPoolClient,
  end: () => pool.end(),
})

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code })

const errorOf = (fault: DriverFault): Error => {
  if (fault === 'undone') return coded('40001', 'could not serialize access due to concurrent update')
  if (fault === 'deadlock') return coded('40P01', 'deadlock detected')
  if (fault === 'lost before') return coded('ECONNRESET', 'read ECONNRESET')
  if (fault === 'lost after') return coded('57P01', 'terminating connection due to administrator command')
  return new Error('Connection terminated unexpectedly')
}

/** An answer that no client sent has no fingerprint, so its COMMIT can't be repeated. */
const isFingerprint = (value: unknown): boolean =>
  typeof value === 'string' && value.length === 2 * hashLength && /^[\w+/]+$/.test(value)

class FailingClient {
  readonly #client: PostgresPoolClient
  readonly #settings: FailingSettings
  readonly #random: () => number
  readonly #choose: Choose
  #isLost = false
  #isRefused = false
  /** Set after a failed statement. PostgreSQL then refuses the later ones, and COMMIT rolls back. */
  #isAborted = false
  #isInTransaction = false
  #hasKey = false
  /** Null if this transaction does not fail. */
  #left: number | null = null

  constructor(client: PostgresPoolClient, settings: FailingSettings, random: () => number, choose: Choose) {
    this.#client = client
    this.#settings = settings
    this.#random = random
    this.#choose = choose
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#isLost) {
      // PostgreSQL refused the pipelined COMMIT too, so it had no effect. A ROLLBACK follows.
      this.#isRefused ||= sql === 'commit' && !this.#mayLoseCommit
      if (this.#isRefused) throw errorOf('undone')
      throw new Error('Client has encountered a connection error and is not queryable')
    }
    const run = (): Promise<unknown> => this.#client.query(sql, parameters as unknown[])
    if (/^(begin|start transaction)/.test(sql)) this.#begin()
    if (sql === 'rollback') return run()
    if (this.#isAborted) {
      if (sql === 'commit') return this.#client.query('rollback', [])
      throw coded('25P02', 'current transaction is aborted')
    }
    if (sql.startsWith('insert into "idempotency"')) this.#hasKey = true
    if (sql.startsWith('insert into "answer"')) this.#hasKey ||= parameters.some(isFingerprint)
    if (!this.#isDue(sql)) return run()
    this.#left = null
    const fault = this.#choose(this.#listFaults(sql))
    this.#isLost = fault.startsWith('lost')
    this.#isAborted = this.#isInTransaction
    if (fault === 'lost in commit') void run().catch(() => undefined)
    else if (fault === 'lost after' || fault === 'lost after commit') await run()
    throw errorOf(fault)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#isLost)
  }

  #begin(): void {
    this.#isInTransaction = true
    this.#hasKey = false
    this.#isAborted = false
    const fails = this.#random() * 100 < this.#settings.transactions
    this.#left = fails ? Math.floor(this.#random() * maxStatements) : null
  }

  #isDue(sql: string): boolean {
    if (!this.#isInTransaction) return this.#random() * 100 < this.#settings.statements
    if (this.#left === null) return false
    return this.#left-- <= 0 || sql === 'commit'
  }

  get #mayLoseCommit(): boolean {
    return this.#hasKey || this.#settings.losesCommits === 'all'
  }

  #listFaults(sql: string): readonly DriverFault[] {
    if (sql === 'commit')
      return this.#mayLoseCommit
        ? ['undone', 'lost in commit', 'lost after commit', 'lost before']
        : ['undone']
    if (this.#isInTransaction || /^select/i.test(sql))
      return ['undone', 'deadlock', 'lost before', 'lost after']
    return ['undone', 'deadlock']
  }
}

/** Makes SQLite fail: busy before or after the work, or with a failing disk after COMMIT. */
function wrapSqlite(
  opened: OpenedDatabase,
  { transactions, losesCommits }: FailingSettings,
  random: () => number,
  choose: Choose,
): OpenedDatabase {
  const busy = (): Error => new Sqlite.SqliteError('database is locked', 'SQLITE_BUSY')
  return {
    ...opened,
    async runTransaction(work) {
      if (random() * 100 >= transactions) return opened.runTransaction(work)
      const fault = choose(
        losesCommits === 'all' ? ['lost before', 'undone', 'lost after commit'] : ['lost before', 'undone'],
      )
      if (fault === 'lost before') throw busy()
      const result = await opened.runTransaction(async (queries) => {
        const done = await work(queries)
        if (fault === 'undone') throw busy()
        return done
      })
      if (fault === 'lost after commit') throw new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR')
      return result
    },
  }
}

export function getDriverOfThisRun(): FailingDriver | null {
  const seed = process.env['TEST_FAULTS']
  if (!seed) return null
  return createFailingDriver({
    seed: Number(seed),
    transactions: 15,
    statements: 2,
    losesCommits: 'with key',
  })
}
