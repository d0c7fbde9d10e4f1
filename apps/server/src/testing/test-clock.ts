import type { Clock } from '../clock.ts'

/** A clock that a test moves; it starts at the real time, for files and certificates know only that. */
export class TestClock implements Clock {
  #ms = Date.now()

  nowMs(): number {
    return this.#ms
  }

  advance(seconds: number): void {
    this.#ms += seconds * 1000
  }
}

export const MINUTE = 60
export const DAY = 24 * 60 * MINUTE
