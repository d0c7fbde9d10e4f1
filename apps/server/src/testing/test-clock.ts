import type { Clock } from '../clock.ts'
import { vi } from 'vitest'

/** A clock that starts at the real time, because files and certificates use that time. */
export class TestClock implements Clock {
  #ms = Date.now()
  readonly #repeated = new Set<{ readonly ms: number; readonly run: () => void; due: number }>()

  nowMs(): number {
    return this.#ms
  }

  every(ms: number, run: () => void): () => void {
    const repeated = { ms, run, due: this.#ms + ms }
    this.#repeated.add(repeated)
    return () => this.#repeated.delete(repeated)
  }

  /** Moves to the next Monday at noon (UTC), far from the start of a day or week. */
  moveToMonday(): void {
    const weekSeconds = 7 * daySeconds
    const noonOnMonday = 4.5 * daySeconds
    this.advance(weekSeconds - ((this.#ms / 1000 - noonOnMonday) % weekSeconds))
  }

  /** Advances the clock and runs each timer that became due once. */
  advance(seconds: number): void {
    this.#ms += Math.round(seconds * 1000)
    for (const repeated of this.#repeated) {
      if (repeated.due > this.#ms) continue
      repeated.due = this.#ms + repeated.ms
      repeated.run()
    }
  }
}

export const minuteSeconds = 60
export const daySeconds = 24 * 60 * minuteSeconds

/** Moves the clock that libraries read. Undo with `vi.useRealTimers()`. */
export function advanceTime({ clock }: { readonly clock: TestClock }, seconds: number): void {
  clock.advance(seconds)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}
