import type { Clock } from '../../clock.ts'

export interface AttemptLimit {
  readonly most: number
  readonly windowMs: number
}

interface Attempts {
  count: number
  readonly endsAt: number
}

/** More names than this are not remembered at once; the oldest are forgotten first. */
const MOST_NAMES = 20_000

/** Counts attempts by name (an account, an address) in memory. An attempt counts from its start, so that none overtakes. */
export class AttemptLimiter {
  readonly #limit: AttemptLimit
  readonly #clock: Clock
  readonly #attempts = new Map<string, Attempts>()

  constructor(limit: AttemptLimit, clock: Clock) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Counts an attempt. Returns 0 when it may go on, else after how many seconds another may. */
  take(name: string): number {
    const now = this.#clock.nowMs()
    const known = this.#attempts.get(name)
    const attempts = known && known.endsAt > now ? known : this.#begin(name, now)
    if (attempts.count >= this.#limit.most) return Math.ceil((attempts.endsAt - now) / 1000)
    attempts.count++
    return 0
  }

  /** An attempt that succeeded does not count. */
  giveBack(name: string): void {
    const attempts = this.#attempts.get(name)
    if (attempts) attempts.count = Math.max(0, attempts.count - 1)
  }

  #begin(name: string, now: number): Attempts {
    const attempts = { count: 0, endsAt: now + this.#limit.windowMs }
    this.#attempts.delete(name)
    this.#attempts.set(name, attempts)
    if (this.#attempts.size > MOST_NAMES) this.#attempts.delete(this.#attempts.keys().next().value ?? name)
    return attempts
  }
}
