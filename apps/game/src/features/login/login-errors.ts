import { LoginError, formatWait } from '@letterliaan/contract/client'

export interface LoginForm {
  readonly username: string
  readonly password: string
}

export type LoginErrors = { readonly [K in keyof LoginForm]?: string }

/** What is missing in the form, a sentence a field (AUTH-2). */
export function validateLogin({ username, password }: LoginForm): LoginErrors {
  const missing = validateUsername(username)
  return {
    ...(missing !== undefined && { username: missing }),
    ...(password === '' && { password: 'Wachtwoord is verplicht' }),
  }
}

/** What is wrong with an address to log in with, if anything. */
export function validateUsername(username: string): string | undefined {
  if (username.trim() === '') return 'E-mailadres is verplicht'
  return username.includes('@') ? undefined : 'Geen geldig e-mailadres'
}

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
