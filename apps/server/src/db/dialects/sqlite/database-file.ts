import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { FailureCounter } from '../../database-load.ts'
import { databaseClosed } from '../../unavailable.ts'
import { BackgroundThread, DatabaseError } from './background-thread.ts'
import { LogFlush } from './log-flush.ts'
import { openFile, type OpenFile } from './open-file.ts'

/** The log then contains about 10 MB of answers. */
const transactionsPerCheckpoint = 200

const flushToDisk = promisify(fdatasync)

/** Three connections: one writes, one reads committed rows, and one has its own thread. */
export class DatabaseFile {
  readonly writer: OpenFile
  readonly #reader: OpenFile
  readonly background: BackgroundThread
  readonly turns = new Mutex()
  readonly turn = new EventLoopTurn()
  readonly failures = new FailureCounter()
  readonly flush: LogFlush
  readonly #log: number
  #lost: Error | null = null
  #sinceCheckpoint = 0
  #checkpoint: Promise<void> | null = null

  constructor(file: string, onLost: (error: Error) => void) {
    const lose = (error: Error): void => {
      this.#lost ??= error
      onLost(error)
    }
    this.writer = openFile(file, 'write')
    this.#reader = openFile(file, 'read')
    this.#log = openSync(`${file}-wal`, 'r+')
    this.flush = new LogFlush(() => flushToDisk(this.#log), lose)
    this.background = new BackgroundThread(file, lose)
  }

  mustBeUsable(): void {
    if (this.#lost) throw this.#lost
  }

  /** Returns the writing connection unless it is in a transaction, as the reading one rereads pages after a COMMIT. */
  get committed(): OpenFile {
    return this.writer.inTransaction ? this.#reader : this.writer
  }

  noteCommit(): void {
    this.flush.committed()
    if (++this.#sinceCheckpoint < transactionsPerCheckpoint || this.#checkpoint) return
    this.#sinceCheckpoint = 0
    this.#checkpoint = this.#bringIn().finally(() => {
      this.#checkpoint = null
    })
  }

  /** Checkpoints most of the log during transactions, and the rest between two of them so that the log restarts. */
  async #bringIn(): Promise<void> {
    const { background, turns } = this
    try {
      await background.ask('PRAGMA wal_checkpoint(PASSIVE)')
      if (!background.isIdle) return
      await turns.take()
      await background.ask('PRAGMA wal_checkpoint(PASSIVE)').finally(() => turns.pass())
    } catch {
      // A full or failing disk fails the next COMMIT; the log is kept for a later checkpoint.
    }
  }

  /** Rewrites the file without the bytes of deleted rows; all other work waits. */
  async scrub(): Promise<void> {
    await this.turns.take()
    try {
      this.writer.run('VACUUM')
      await this.background.ask('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      this.turns.pass()
    }
  }

  /** Closes after the current transaction. The last connection to close checkpoints and removes the log. */
  async close(): Promise<void> {
    await this.turns.take()
    this.#lost ??= new DatabaseError('The database is closed.', databaseClosed)
    this.turns.pass()
    await this.background.close()
    this.#reader.close()
    closeSync(this.#log)
    this.writer.close()
  }
}

const maxMs = 10

/** Yields to the event loop during long series of statements, because awaiting a statement does not. */
class EventLoopTurn {
  #began: number | null = null

  share(): Promise<void> | undefined {
    const now = performance.now()
    if (this.#began !== null && now - this.#began > maxMs)
      return new Promise((resolve) => setImmediate(resolve))
    if (this.#began === null) {
      this.#began = now
      setImmediate(() => {
        this.#began = null
      })
    }
    return undefined
  }
}

class Mutex {
  readonly #queue: (() => void)[] = []
  #taken = false

  get numWaiting(): number {
    return this.#queue.length
  }

  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve()
    }
    return new Promise((resolve) => this.#queue.push(resolve))
  }

  pass(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#taken = false
  }
}
