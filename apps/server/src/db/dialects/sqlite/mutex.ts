/** A mutex: hands out one turn at a time, in the order of asking. */
export class Mutex {
  readonly #queue: (() => void)[] = []
  #taken = false

  /** How many wait for a turn. */
  get numWaiting(): number {
    return this.#queue.length
  }

  /** Resolves when the turn is the caller's; it must `pass` it on. */
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
