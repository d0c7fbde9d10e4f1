import type { Clock } from '../../clock.ts'
import { tooManyAttempts } from '../../plugins/errors/oauth-error.ts'
import { AttemptLimiter } from './attempt-limiter.ts'

const QUARTER_MS = 15 * 60 * 1000

/**
 * How often a password may be tried (rules.md, Accounts): few times for one account from one address; more for one
 * account from anywhere; and, because a whole school shares one, many from one address.
 */
export function createLoginLimits(clock: Clock) {
  const both = new AttemptLimiter({ most: 10, windowMs: QUARTER_MS }, clock)
  const account = new AttemptLimiter({ most: 50, windowMs: QUARTER_MS }, clock)
  const address = new AttemptLimiter({ most: 300, windowMs: QUARTER_MS }, clock)

  const counters = (username: string, from: string) =>
    [
      [both, `${from} ${username}`],
      [account, username],
      [address, from],
    ] as const

  return {
    /** Counts an attempt that names no account; throws likewise. */
    takeFrom: (from: string): void => refuse(address.take(from)),
    giveBackTo: (from: string): void => address.giveBack(from),
    /** Counts an attempt; throws OAuthError 429 when there were too many. */
    take(username: string, from: string): void {
      for (const [limiter, name] of counters(username, from)) {
        refuse(limiter.take(name))
      }
    },
    giveBack(username: string, from: string): void {
      for (const [limiter, name] of counters(username, from)) limiter.giveBack(name)
    },
  }
}

function refuse(seconds: number): void {
  if (seconds > 0) throw tooManyAttempts(seconds)
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
