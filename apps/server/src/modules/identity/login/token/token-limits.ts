import { createTooManyAttemptsError } from '../../../../plugins/errors/oauth-error.ts'
import type { Limiter, Limiters } from '../../../../plugins/limits/limiters.ts'
import { loginLimits } from '../../../../plugins/limits/limits.ts'
import { toNetwork } from '../../../../plugins/limits/network.ts'

/** Limits on logins, renewals and unknown tokens (docs/adr/0018-limits.md). Each throws OAuthError 429. */
export function createTokenLimits({ create }: Limiters) {
  const logins = create('logins', loginLimits.logins)
  const renewals = create('renewals', loginLimits.renewals)
  const unknownRefresh = create('unknown-refresh', loginLimits.unknownTokens)
  const unknownExchange = create('unknown-exchange', loginLimits.unknownTokens)

  const count = async (limiter: Limiter, who: string): Promise<void> => {
    const seconds = await limiter.take(who)
    if (seconds > 0) throw createTooManyAttemptsError(seconds)
  }

  return {
    countLogin: (user_id: number) => count(logins, String(user_id)),
    countRenewal: (family_id: number) => count(renewals, String(family_id)),
    /** Counted after the look-up, so that a guesser does not block valid tokens. */
    countUnknownRefresh: (address: string) => count(unknownRefresh, toNetwork(address)),
    countUnknownExchange: (address: string) => count(unknownExchange, toNetwork(address)),
  }
}

export type TokenLimits = ReturnType<typeof createTokenLimits>
