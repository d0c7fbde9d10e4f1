export class OAuthError extends Error {
  readonly status: number
  readonly error: string
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    error: string,
    description: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(description)
    this.name = 'OAuthError'
    this.status = status
    this.error = error
    this.headers = headers
  }
}

/** The same for a wrong password, an unknown account and a worthless token. */
export const invalidGrant = (): OAuthError => new OAuthError(400, 'invalid_grant', 'Invalid credentials')

/** The app reads this text (AUTH-3). */
export const noActiveSubscription = (): OAuthError =>
  new OAuthError(400, 'invalid_grant', 'User has no active subscription')

/** The apps read this text, after a right password only (ORG-1). */
export const schoolClosed = (): OAuthError => new OAuthError(400, 'invalid_grant', 'School is closed')

export const picturesRequired = (): OAuthError =>
  new OAuthError(400, 'pictures_required', 'Pictures are required')

export const invalidClient = (): OAuthError => new OAuthError(401, 'invalid_client', 'Unknown client')

export const tooManyAttempts = (seconds: number): OAuthError =>
  new OAuthError(429, 'too_many_attempts', 'Too many attempts, try again later', {
    'retry-after': String(seconds),
  })
