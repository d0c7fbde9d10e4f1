export class Mutex {
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
