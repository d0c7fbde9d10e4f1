/** Flushes the log to disk. Never retries, because an fsync after a failed one may wrongly succeed (ADR 5). */
export class LogFlush {
  readonly #sync: () => Promise<void>
  readonly #onLost: (error: Error) => void
  #isDue = false
  #running: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(sync: () => Promise<void>, onLost: (error: Error) => void) {
    this.#sync = sync
    this.#onLost = onLost
  }

  committed(): void {
    this.#isDue = true
  }

  /** Resolves when all earlier commits are on disk; rejects if that is unknown. */
  wait(): Promise<void> {
    if (!this.#isDue) return this.#running ?? Promise.resolve()
    this.#next ??= this.#start()
    return this.#next
  }

  async #start(): Promise<void> {
    // Commits in the same turn of the event loop share an fsync.
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
