import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { databaseClosed } from '../../unavailable.ts'
import { BackgroundThread, DatabaseError } from './background-thread.ts'
import { EventLoopTurn } from './event-loop-turn.ts'
import { LogFlush } from './log-flush.ts'
import { Mutex } from './mutex.ts'
import { openFile, type OpenFile } from './open-file.ts'

/** After so many transactions the log is brought into the file: some 10 MB of answers. */
const transactionsPerCheckpoint = 200

const flushToDisk = promisify(fdatasync)

/**
 * A database file as one process has it open: one connection writes, one transaction at a time; another reads what is
 * committed, so that a read outside a transaction sees no unfinished work; a third has a thread of its own. The first two
 * never wait for the disk.
 */
export class DatabaseFile {
  readonly writer: OpenFile
  readonly #reader: OpenFile
  readonly background: BackgroundThread
  readonly turns = new Mutex()
  readonly turn = new EventLoopTurn()
  readonly flush: LogFlush
  readonly #log: number
  #lost: Error | null = null
  #sinceCheckpoint = 0
  #checkpoint: Promise<void> | null = null

  /** Throws SQLite's error for a file that can't be opened. `onLost`: nothing can be stored any more. */
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

  /**
   * Where a read sees what is committed: the connection that writes, as long as it is between two transactions, for it still
   * has the pages that it wrote. Each COMMIT makes the other one read all of its pages again.
   */
  get committed(): OpenFile {
    return this.writer.inTransaction ? this.#reader : this.writer
  }

  /** To be told of every COMMIT. */
  noteCommit(): void {
    this.flush.committed()
    if (++this.#sinceCheckpoint < transactionsPerCheckpoint || this.#checkpoint) return
    this.#sinceCheckpoint = 0
    this.#checkpoint = this.#bringIn().finally(() => {
      this.#checkpoint = null
    })
  }

  /**
   * Brings the log into the file, in the thread: first nearly all of it, while transactions go on; then, in a turn of its
   * own, what they added meanwhile, so that the log begins anew instead of growing. Not behind a long read, whose view
   * keeps the log as it is.
   */
  async #bringIn(): Promise<void> {
    const { background, turns } = this
    try {
      await background.ask('PRAGMA wal_checkpoint(PASSIVE)')
      if (!background.isIdle) return
      await turns.take()
      await background.ask('PRAGMA wal_checkpoint(PASSIVE)').finally(() => turns.pass())
    } catch {
      // A disk that is full or fails tells the next COMMIT; the log is kept, and brought in later.
    }
  }

  /** Makes the file anew, without the bytes of what was deleted; nothing else is done meanwhile. */
  async scrub(): Promise<void> {
    await this.turns.take()
    try {
      this.writer.run('VACUUM')
      await this.background.ask('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      this.turns.pass()
    }
  }

  /** Waits for the transaction under way, then closes everything: who closes last brings the log in and removes it. */
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
