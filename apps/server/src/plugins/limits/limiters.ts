import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Database } from '../../db/database.ts'
import type { RateLimit } from '../../db/dialects/dialect.ts'

/** Counts what happens, by who or where. */
export interface Limiter {
  /** Counts one. Returns 0 when it may happen, else after how many seconds the next may. */
  take(who: string): Promise<number>
  /** What was counted does not count after all. */
  giveBack(who: string): Promise<void>
}

export interface Limiters {
  /** Counts for all processes of the installation together. `name`: of what is counted. */
  readonly create: (name: string, limit: RateLimit) => Limiter
}

/**
 * Limiters that hold over all processes that share the database. What they count by is kept as a keyed hash: no name of an
 * account and no address stands in the database because of them.
 */
export const createLimiters = (
  { queries, dialect }: Pick<Database, 'queries' | 'dialect'>,
  secret: string,
): Limiters => ({
  create: (name, limit) => {
    const hashed = (who: string): string =>
      createHmac('sha256', secret).update(`limit ${name} ${who}`).digest('base64url')
    return wrap(dialect.createRateLimiter(queries, name, limit), hashed)
  },
})

/** Counts in the memory of this process: for floods, that cost every process its own. */
export const createLocalLimiter = ({ max, seconds }: RateLimit): Limiter =>
  wrap(new RateLimiterMemory({ points: max, duration: seconds }), (who) => who)

const wrap = (limiter: RateLimiterAbstract, keyOf: (who: string) => string): Limiter => ({
  async take(who) {
    try {
      await limiter.consume(keyOf(who))
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  },
  async giveBack(who) {
    await limiter.reward(keyOf(who))
  },
})
