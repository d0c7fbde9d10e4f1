import { LoginError } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { loginTexts } from '@letterliaan/texts/login'
import { accountClosedError, toWholeMinutes, noSubscriptionError, schoolClosedError } from './login-errors.ts'

const invalidCredentials = 'Invalid credentials'
const tooMany = 'Too many attempts, try again later'

/** Errors for a card and pictures that were right. */
const closedTexts: ReadonlyMap<string, string> = new Map([
  [noSubscriptionError, loginTexts.noSubscriptionByCard.text],
  [schoolClosedError, loginTexts.schoolClosed.text],
  [accountClosedError, loginTexts.accountClosed.text],
])

export interface TokenFailure {
  readonly text: string
  readonly mayPass: boolean
  /** True if the child must choose pictures. */
  readonly asksPictures: boolean
}

/** Used after a reload, because the token was removed from the address. */
export const lostTokenFailure: TokenFailure = {
  text: loginTexts.scanAgain.text,
  mayPass: false,
  asksPictures: false,
}

/** Used for a valid card whose pictures are missing. */
export const missingPicturesFailure: TokenFailure = { text: '', mayPass: true, asksPictures: true }

/** Does not reveal whether the token was used, expired or wrong (AUTH-5). `hadPictures`: allows a retry. */
export function explainTokenFailure(error: unknown, hadPictures: boolean): TokenFailure {
  const failure = explain(error)
  if (!hadPictures || (error instanceof LoginError && closedTexts.has(error.message))) return failure
  return failure.mayPass ? { ...failure, asksPictures: true } : wrongPictures
}

/** Has its own text, because a typed code is more often wrong than expired. */
export function explainCodeFailure(error: unknown, hadPictures: boolean): TokenFailure {
  const isWrong = error instanceof LoginError && error.message === invalidCredentials
  return isWrong && !hadPictures ? wrongCode : explainTokenFailure(error, hadPictures)
}

const wrongCode: TokenFailure = {
  text: loginTexts.wrongCode.text,
  mayPass: true,
  asksPictures: false,
}

const wrongPictures: TokenFailure = {
  text: loginTexts.wrongPictures.text,
  mayPass: true,
  asksPictures: true,
}

function explain(error: unknown): TokenFailure {
  if (!(error instanceof LoginError)) {
    return {
      text: commonTexts.offline.text,
      mayPass: true,
      asksPictures: false,
    }
  }
  if (error.message === tooMany) {
    return {
      text: fill(loginTexts.tooOften, { count: toWholeMinutes(error.waitSeconds ?? 0) }).text,
      mayPass: true,
      asksPictures: false,
    }
  }
  return {
    text: closedTexts.get(error.message) ?? loginTexts.deadCard.text,
    mayPass: false,
    asksPictures: false,
  }
}
