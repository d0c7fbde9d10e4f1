import { Worker } from 'node:worker_threads'
import { databaseClosed } from '../../unavailable.ts'
import type { StatementResult } from './open-file.ts'

export class DatabaseError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
  }
}

export interface ThreadRequest {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export type ThreadReply =
  | { readonly result: StatementResult }
  | { readonly failure: { readonly message: string; readonly code: string } }

interface Waiting {
  resolve(result: StatementResult): void
  reject(error: Error): void
}

/** A connection in a thread, started at first use, for long reads and checkpoints. */
export class BackgroundThread {
  readonly #file: string
  readonly #onLost: (error: Error) => void
  #worker: Worker | null = null
  #stopped: Error | null = null
  readonly #waiting: Waiting[] = []

  constructor(file: string, onLost: (error: Error) => void) {
    this.#file = file
    this.#onLost = onLost
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0
  }

  get numWaiting(): number {
    return this.#waiting.length
  }

  ask(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    if (this.#stopped) return Promise.reject(this.#stopped)
    this.#worker ??= this.#start()
    const request: ThreadRequest = { sql, parameters }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    this.#worker.postMessage(request)
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  async close(): Promise<void> {
    this.#end(new DatabaseError('The database is closed.', databaseClosed))
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.#file })
    worker.on('message', (reply: ThreadReply) => {
      const asked = this.#waiting.shift()
      if ('result' in reply) asked?.resolve(reply.result)
      else asked?.reject(new DatabaseError(reply.failure.message, reply.failure.code))
    })
    const lose = (error: Error): void => {
      if (this.#stopped) return
      this.#end(error)
      this.#onLost(error)
    }
    worker.on('error', (error) => lose(error as Error))
    worker.on('exit', () => lose(new DatabaseError('The database thread has stopped.', databaseClosed)))
    return worker
  }

  #end(error: Error): void {
    this.#stopped ??= error
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#stopped)
  }
}
