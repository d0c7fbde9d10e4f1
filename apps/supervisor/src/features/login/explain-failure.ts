import { LoginError, formatWait } from '@letterliaan/contract/client'

const noSubscription = 'User has no active subscription'
const tooMany = 'Too many attempts, try again later'

/** The sentence for a login that failed; it never tells whether an account exists (rules.md, Accounts). */
export function explainFailure(error: unknown): string {
  if (!(error instanceof LoginError)) {
    return error instanceof Error ? error.message : 'Er was een fout tijdens het inloggen.'
  }
  if (error.message === noSubscription) return 'U kunt niet inloggen omdat het abonnement verlopen is.'
  if (error.message === tooMany) {
    const wait =
      error.waitSeconds === null ? 'even' : `${formatWait(error.waitSeconds)} en probeer het dan opnieuw`
    return `Er is te vaak achter elkaar geprobeerd in te loggen. Wacht ${wait}.`
  }
  return 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'
}
