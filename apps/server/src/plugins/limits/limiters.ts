import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Database } from '../../db/database.ts'
import type { RateLimit } from '../../db/dialects/dialect.ts'

export interface Limiter {
  /** Resolves to 0 if the attempt is allowed, or else to the seconds until the next attempt. */
  take(who: string): Promise<number>
  giveBack(who: string): Promise<void>
}

export interface Limiters {
  readonly create: (name: string, limit: RateLimit) => Limiter
}

export const createLimiters = (
  { queries, dialect }: Pick<Database, 'queries' | 'dialect'>,
  secret: string,
): Limiters => {
  /** There is one limiter for each name, because some limiters count in this process. */
  const made = new Map<string, Limiter>()
  const make = (name: string, limit: RateLimit): Limiter => {
    const hashed = (who: string): string =>
      createHmac('sha256', secret).update(`limit ${name} ${who}`).digest('base64url')
    return wrap(dialect.createRateLimiter(queries, name, limit), hashed)
  }
  return {
    create(name, limit) {
      const limiter = made.get(name) ?? make(name, limit)
      made.set(name, limiter)
      return limiter
    },
  }
}

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
