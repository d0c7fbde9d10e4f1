import type { SecondFactorAsked } from '@letterliaan/contract'

export class OAuthError extends Error {
  readonly status: number
  readonly error: string
  readonly headers: Readonly<Record<string, string>>
  readonly second_factor: SecondFactorAsked | undefined

  constructor(
    status: number,
    error: string,
    description: string,
    headers: Readonly<Record<string, string>> = {},
    second_factor?: SecondFactorAsked,
  ) {
    super(description)
    this.name = 'OAuthError'
    this.status = status
    this.error = error
    this.headers = headers
    this.second_factor = second_factor
  }
}

/** The same for a wrong password, an unknown account and a worthless token. */
export const invalidGrant = (): OAuthError => new OAuthError(400, 'invalid_grant', 'Invalid credentials')

/** The app reads this text (AUTH-3). */
export const noActiveSubscription = (): OAuthError =>
  new OAuthError(400, 'invalid_grant', 'User has no active subscription')

/** The apps read this text, after a right password only (ORG-1). */
export const schoolClosed = (): OAuthError => new OAuthError(400, 'invalid_grant', 'School is closed')

/** The game reads this text, after a right password only: its child is in the archive, or waits to be erased. */
export const accountClosed = (): OAuthError => new OAuthError(400, 'invalid_grant', 'Account is closed')

/** The password is right; who it is of has a second factor (ORG-5). */
export const secondFactorRequired = (asked: SecondFactorAsked): OAuthError =>
  new OAuthError(400, 'second_factor_required', 'A second factor is required', {}, asked)

/** The login must begin anew: its challenge is used up, too old, or of another browser. */
export const challengeOver = (): OAuthError =>
  new OAuthError(400, 'challenge_over', 'The challenge is over, log in again')

export const invalidClient = (): OAuthError => new OAuthError(401, 'invalid_client', 'Unknown client')

export const tooManyAttempts = (seconds: number): OAuthError =>
  new OAuthError(429, 'too_many_attempts', 'Too many attempts, try again later', {
    'retry-after': String(seconds),
  })
