import { Worker } from 'node:worker_threads'
import { databaseClosed } from '../../unavailable.ts'
import type {
  UnansweredRequest,
  AnsweredRequest,
  ThreadReply,
  ThreadRequest,
  StatementResult,
  ThreadSettings,
} from './messages.ts'

/** An error of SQLite; `code` is its name for it. */
export class SqliteError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'SqliteError'
    this.code = code
  }
}

interface Waiting {
  resolve(rows: StatementResult | null): void
  reject(error: Error): void
}

/**
 * The main thread's side of a database thread: questions out, answers in, in order. Waking another thread costs more
 * than a statement, so whatever comes up in one turn of the event loop goes over in one message.
 */
export class DatabaseThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #onLost: (error: Error) => void
  #outgoing: ThreadRequest[] = []
  #lastId = 0
  #stopped: Error | null = null

  constructor(settings: ThreadSettings, onLost: (error: Error) => void) {
    this.#onLost = onLost
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: settings })
    this.#worker.on('message', (replies: readonly ThreadReply[]) =>
      replies.forEach((reply) => this.#settle(reply)),
    )
    this.#worker.on('error', (error) => this.#lose(error as Error))
    this.#worker.on('exit', () =>
      this.#lose(new SqliteError('The database thread has stopped.', databaseClosed)),
    )
  }

  /** Asks and waits; rejects with SqliteError, or with why the thread is gone. */
  ask(question: AnsweredRequest): Promise<StatementResult | null> {
    if (this.#stopped) return Promise.reject(this.#stopped)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#send({ ...question, id })
    })
  }

  /** Orders what is not answered; should it fail, what is asked next in the transaction tells. */
  tell(order: UnansweredRequest): void {
    this.#send(order)
  }

  async close(): Promise<void> {
    const closed = this.ask({ type: 'close' })
    this.#stopped = new SqliteError('The database is closed.', databaseClosed)
    await closed
    await this.#worker.terminate()
  }

  #send(request: ThreadRequest): void {
    if (this.#outgoing.push(request) > 1) return
    setImmediate(() => {
      const requests = this.#outgoing
      this.#outgoing = []
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      this.#worker.postMessage(requests)
    })
  }

  #settle(reply: ThreadReply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('failure' in reply) waiting?.reject(new SqliteError(reply.failure.message, reply.failure.code))
    else waiting?.resolve(reply.result)
  }

  #lose(error: Error): void {
    if (this.#stopped) return
    this.#stopped = error
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
    this.#onLost(error)
  }
}
