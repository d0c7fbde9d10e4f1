import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { retryWithPauses } from '../../retry-with-pauses.ts'
import { isRetryableLoss, isRolledBack } from './error-codes.ts'
import { Pipeline } from './pipeline.ts'
import { isReadStatement } from './is-read-statement.ts'

/** Retries a statement outside a transaction. A transaction is retried as a whole by its caller. */
export class RetryingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new PatientDriver(super.createDriver())
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #driver: Driver
  /** Null if the connection was returned to the pool and no other was available. */
  #inner: DatabaseConnection | null
  /** Null outside a transaction. */
  #transaction: Pipeline | null = null

  constructor(driver: Driver, inner: DatabaseConnection) {
    this.#driver = driver
    this.#inner = inner
  }

  get inner(): DatabaseConnection {
    if (this.#inner === null) throw new Error('Connection terminated')
    return this.#inner
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) return this.#transaction.run(query)
    let isLost = false
    return retryWithPauses(
      (error) => {
        isLost = isRetryableLoss(error)
        return isRolledBack(error) || (isLost && isReadStatement(query))
      },
      async () => {
        if (isLost) await this.#renew()
        return this.inner.executeQuery(query)
      },
    )
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize)
  }

  begin(begun: Promise<void>): void {
    this.#transaction = new Pipeline(this.inner, begun)
  }

  /** Resolves when all statements of the transaction were answered. */
  async commit(commit: () => Promise<void>): Promise<void> {
    await this.#transaction?.end(commit)
  }

  /** Returns the connection to the pool, which drops broken ones. */
  async release(): Promise<void> {
    const old = this.#inner
    this.#inner = null
    if (old !== null) await this.#driver.releaseConnection(old)
  }

  async #renew(): Promise<void> {
    await this.release()
    this.#inner = await this.#driver.acquireConnection()
  }
}

const innerOf = (connection: DatabaseConnection): DatabaseConnection =>
  (connection as PatientConnection).inner

class PatientDriver implements Driver {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init = () => this.#driver.init()

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(this.#driver, await this.#driver.acquireConnection())
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const patient = connection as PatientConnection
    patient.begin(this.#driver.beginTransaction(patient.inner, settings))
  }

  commitTransaction = (connection: DatabaseConnection) =>
    (connection as PatientConnection).commit(() => this.#driver.commitTransaction(innerOf(connection)))

  rollbackTransaction = (connection: DatabaseConnection) =>
    this.#driver.rollbackTransaction(innerOf(connection))

  releaseConnection = (connection: DatabaseConnection) => (connection as PatientConnection).release()

  destroy = () => this.#driver.destroy()
}
