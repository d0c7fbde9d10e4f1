import { LoginError } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import { loginTexts } from '@letterliaan/texts/login'

export interface LoginForm {
  readonly username: string
  readonly password: string
}

export type LoginErrors = { readonly [K in keyof LoginForm]?: string }

/** Returns an error text per field (AUTH-2). */
export function validateLogin({ username, password }: LoginForm): LoginErrors {
  const missing = validateUsername(username)
  return {
    ...(missing !== undefined && { username: missing }),
    ...(password === '' && { password: loginTexts.needsPassword.text }),
  }
}

export function validateUsername(username: string): string | undefined {
  if (username.trim() === '') return loginTexts.needsEmail.text
  return username.includes('@') ? undefined : loginTexts.wrongEmail.text
}

/** The server's error message (rules.md, Accounts). */
export const noSubscriptionError = 'User has no active subscription'

/** ORG-1 */
export const schoolClosedError = 'School is closed'

/** AVG-3, GRP-8 */
export const accountClosedError = 'Account is closed'

/** AUTH-3 */
export function explainLoginFailure(error: unknown): string {
  if (!(error instanceof LoginError)) return loginTexts.failed.text
  if (error.message === noSubscriptionError) return loginTexts.noSubscription.text
  if (error.message === schoolClosedError) return loginTexts.schoolClosed.text
  if (error.message === accountClosedError) return loginTexts.accountClosed.text
  return error.waitSeconds === null
    ? loginTexts.failed.text
    : fill(loginTexts.failedWait, { count: toWholeMinutes(error.waitSeconds) }).text
}

/** Rounds up to whole minutes, at least one, because these have recorded speech. */
export const toWholeMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
