import { LoginError, formatWait } from '@letterliaan/contract/client'

/** The server's own words (rules.md, Accounts). */
export const noSubscriptionError = 'User has no active subscription'

/** The sentence for a login that failed (AUTH-3); who has to wait is told how long. */
export function explainLoginFailure(error: unknown): string {
  if (!(error instanceof LoginError)) return 'Er was een fout tijdens het inloggen'
  if (error.message === noSubscriptionError) return 'Je kunt niet inloggen omdat je abonnement verlopen is'
  return error.waitSeconds === null
    ? 'Er was een fout tijdens het inloggen'
    : `Er was een fout tijdens het inloggen. Wacht ${formatWait(error.waitSeconds)} en probeer het dan nog eens.`
}
