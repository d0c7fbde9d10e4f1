import { challengeOverMessage, LoginError, formatWait } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

const noSubscription = 'User has no active subscription'
const schoolClosed = 'School is closed'
const tooMany = 'Too many attempts, try again later'

/** Explains a failed login without revealing whether an account exists (rules.md, Accounts). */
export function explainLoginFailure(error: unknown): string {
  if (!(error instanceof LoginError)) {
    return error instanceof Error ? error.message : texts.failure.unknown
  }
  if (error.message === noSubscription) return texts.failure.noSubscription
  if (error.message === schoolClosed) return texts.failure.schoolClosed
  if (error.message === tooMany) {
    const wait =
      error.waitSeconds === null
        ? texts.failure.aMoment
        : fill(texts.failure.waitAndTry, { wait: formatWait(error.waitSeconds) })
    return fill(texts.failure.tooMany, { wait })
  }
  return texts.failure.wrong
}

/** Explains a code that was used or expired, without mentioning a password. */
export function explainSchoolFailure(error: unknown): string {
  const isRefused =
    error instanceof LoginError && ![noSubscription, schoolClosed, tooMany].includes(error.message)
  return isRefused ? texts.failure.school : explainLoginFailure(error)
}

export function explainPasskeyFailure(error: unknown): string {
  const isRefused = error instanceof LoginError && ![noSubscription, tooMany].includes(error.message)
  return isRefused ? texts.failure.passkey : explainLoginFailure(error)
}

export function explainSecondStep(error: unknown): string {
  const isRefused = error instanceof LoginError && ![noSubscription, tooMany].includes(error.message)
  return isRefused ? texts.failure.code : explainLoginFailure(error)
}

export const isChallengeOver = (error: unknown): boolean =>
  error instanceof LoginError && error.message === challengeOverMessage
