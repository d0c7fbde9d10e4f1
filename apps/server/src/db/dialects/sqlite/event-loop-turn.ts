const maxMs = 10

/**
 * Statements run in this thread and an `await` between them yields to nobody, so a long series must yield now and then.
 */
export class EventLoopTurn {
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
