import { LoginError, formatWait } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import * as loginTexts from '@letterliaan/texts/login'

export interface LoginForm {
  readonly username: string
  readonly password: string
}

export type LoginErrors = { readonly [K in keyof LoginForm]?: string }

/** A sentence per field (AUTH-2). */
export function validateLogin({ username, password }: LoginForm): LoginErrors {
  const missing = validateUsername(username)
  return {
    ...(missing !== undefined && { username: missing }),
    ...(password === '' && { password: loginTexts.needsPassword }),
  }
}

export function validateUsername(username: string): string | undefined {
  if (username.trim() === '') return loginTexts.needsEmail
  return username.includes('@') ? undefined : loginTexts.wrongEmail
}

/** The server's text (rules.md, Accounts). */
export const noSubscriptionError = 'User has no active subscription'

/** ORG-1 */
export const schoolClosedError = 'School is closed'

/** AVG-3, GRP-8 */
export const accountClosedError = 'Account is closed'

/** AUTH-3 */
export function explainLoginFailure(error: unknown): string {
  if (!(error instanceof LoginError)) return loginTexts.failed
  if (error.message === noSubscriptionError) return loginTexts.noSubscription
  if (error.message === schoolClosedError) return loginTexts.schoolClosed
  if (error.message === accountClosedError) return loginTexts.accountClosed
  return error.waitSeconds === null
    ? loginTexts.failed
    : fill(loginTexts.failedWait, { wait: formatWait(error.waitSeconds) })
}
