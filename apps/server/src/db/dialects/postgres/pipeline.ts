import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { isAwaited } from '../../prepare-query.ts'
import { isReadStatement } from './is-read-statement.ts'

const ignore = (): undefined => undefined

/** Sends statements before earlier replies arrive (ADR 58). After a failure every caller gets the first error. */
export class Pipeline {
  readonly #connection: DatabaseConnection
  readonly #begun: Promise<void>
  #last: Promise<unknown>

  constructor(connection: DatabaseConnection, begun: Promise<void>) {
    this.#connection = connection
    this.#begun = begun
    this.#last = begun
    begun.catch(ignore)
  }

  async run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // A write sent before BEGIN would be committed on its own.
    if (!isReadStatement(query)) await this.#begun
    const answer = this.#inOrder(this.#connection.executeQuery<R>(query))
    return isAwaited(query) ? answer : { rows: [] }
  }

  end = (commit: () => Promise<void>): Promise<void> => this.#inOrder(commit())

  #inOrder<T>(answer: Promise<T>): Promise<T> {
    answer.catch(ignore)
    const inOrder = this.#last.then(() => answer)
    inOrder.catch(ignore)
    this.#last = inOrder
    return inOrder
  }
}
