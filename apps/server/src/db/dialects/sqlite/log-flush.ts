/**
 * Makes what was committed durable, beside the event loop: one fsync of the log at a time, which serves all that was
 * committed before it began (docs/adr/0005-database.md). A failed fsync is never tried again: what it should have written
 * may be gone from the system's cache, and a second one would say that all is well.
 */
export class LogFlush {
  readonly #sync: () => Promise<void>
  readonly #onLost: (error: Error) => void
  /** Is there a COMMIT that no fsync covers yet? */
  #isDue = false
  /** The fsync under way; the failed one, when there was one. */
  #running: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(sync: () => Promise<void>, onLost: (error: Error) => void) {
    this.#sync = sync
    this.#onLost = onLost
  }

  /** To be told of every COMMIT. */
  committed(): void {
    this.#isDue = true
  }

  /** Resolves when all that was committed before is on disk; rejects when nobody can say so any more. */
  wait(): Promise<void> {
    if (!this.#isDue) return this.#running ?? Promise.resolve()
    this.#next ??= this.#start()
    return this.#next
  }

  async #start(): Promise<void> {
    // What is committed in the same turn of the event loop is served by the same fsync.
    await (this.#running ?? new Promise((resolve) => setImmediate(resolve)))
    this.#running = this.#next
    this.#next = null
    this.#isDue = false
    try {
      await this.#sync()
    } catch (error) {
      this.#onLost(error as Error)
      throw error
    }
    if (this.#next === null) this.#running = null
  }
}
