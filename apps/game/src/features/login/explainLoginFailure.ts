import { LoginError } from '@letterliaan/contract/client'

/** The server's own words (hub-and-account §8). */
export const noSubscription = 'User has no active subscription'

/** The sentence for a login that failed (hub-and-account §8). AUTH-3. */
export const explainLoginFailure = (error: unknown): string =>
  error instanceof LoginError && error.message === noSubscription
    ? 'Je kunt niet inloggen omdat je abonnement verlopen is'
    : 'Er was een fout tijdens het inloggen'
