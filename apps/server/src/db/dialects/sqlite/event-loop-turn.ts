/** So long may statements follow each other (ms) before whatever else waits goes first. */
const maxMs = 10

/**
 * A turn of the event loop. Statements run in this thread, and an `await` between two of them gives nobody else a turn: a
 * long series shares it now and then.
 */
export class EventLoopTurn {
  #began: number | null = null

  /** To be awaited before a statement: resolves in another turn when this one has lasted too long. */
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
