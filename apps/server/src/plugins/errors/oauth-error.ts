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

/** Used for a wrong password, an unknown account and an invalid token, so that they look the same. */
export const createInvalidGrantError = (): OAuthError =>
  new OAuthError(400, 'invalid_grant', 'Invalid credentials')

/** The apps depend on this text (AUTH-3). */
export const createNoSubscriptionError = (): OAuthError =>
  new OAuthError(400, 'invalid_grant', 'User has no active subscription')

/** The apps depend on this text. It is sent only after a right password (ORG-1). */
export const createSchoolClosedError = (): OAuthError =>
  new OAuthError(400, 'invalid_grant', 'School is closed')

/** The game depends on this text. It is sent only after a right password, for an archived child. */
export const createAccountClosedError = (): OAuthError =>
  new OAuthError(400, 'invalid_grant', 'Account is closed')

/** Thrown after a right password if the account has a second factor (ORG-5). */
export const createSecondFactorRequiredError = (asked: SecondFactorAsked): OAuthError =>
  new OAuthError(400, 'second_factor_required', 'A second factor is required', {}, asked)

/** The challenge is used up, too old, or of another browser, so the login must start again. */
export const createChallengeOverError = (): OAuthError =>
  new OAuthError(400, 'challenge_over', 'The challenge is over, log in again')

export const createInvalidClientError = (): OAuthError =>
  new OAuthError(401, 'invalid_client', 'Unknown client')

export const createTooManyAttemptsError = (seconds: number): OAuthError =>
  new OAuthError(429, 'too_many_attempts', 'Too many attempts, try again later', {
    'retry-after': String(seconds),
  })
