import type { Endpoint } from '@letterliaan/contract'
import type { FastifyRequest } from 'fastify'
import type { OrganisationCaller, UserCaller } from '../auth/caller.ts'
import { createTooManyRequestsError } from '../errors/problem-error.ts'
import { createLocalLimiter, type Limiter } from './limiters.ts'
import { writeLimits } from './limits.ts'
import { toNetwork } from './network.ts'

type Caller = OrganisationCaller | UserCaller | null

/** Throws 429 with the time to wait. */
export type LimitCall = (request: FastifyRequest, caller: Caller) => Promise<void>

/** Limits calls of each person, or of each address if there is no login (ADR 18). A refused call has no effect. */
export function createCallLimits(writesPerMinute: number) {
  const aMinute = createLocalLimiter({ ...writeLimits.aMinute, max: writesPerMinute })
  const aDay = createLocalLimiter({
    ...writeLimits.aDay,
    max: Math.max(writesPerMinute, writeLimits.aDay.max),
  })

  return (endpoint: Endpoint): LimitCall => {
    const own = endpoint.perMinute
      ? createLocalLimiter({ max: endpoint.perMinute, seconds: writeLimits.aMinute.seconds })
      : null
    return async (request, caller) => {
      const user_id = caller !== null && 'user_id' in caller ? String(caller.user_id) : null
      if (own !== null) await count(own, user_id ?? toNetwork(request.ip))
      if (user_id === null || request.method === 'GET' || request.method === 'HEAD') return
      await count(aMinute, user_id)
      await count(aDay, user_id)
    }
  }
}

async function count(limiter: Limiter, who: string): Promise<void> {
  const seconds = await limiter.take(who)
  if (seconds > 0) throw createTooManyRequestsError(seconds)
}
