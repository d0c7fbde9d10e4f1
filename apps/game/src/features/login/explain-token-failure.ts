import { LoginError, formatWait } from '@letterliaan/contract/client'
import { noSubscriptionError } from './login-errors.ts'

const picturesRequired = 'Pictures are required'
const invalidCredentials = 'Invalid credentials'
const tooMany = 'Too many attempts, try again later'

export interface TokenFailure {
  readonly text: string
  /** Is it worth trying the same token again? */
  readonly mayPass: boolean
  /** Is it the child's turn to choose pictures? */
  readonly asksPictures: boolean
}

/** The page was opened anew: the token has left the address, so that nobody finds it there. */
export const lostTokenFailure: TokenFailure = {
  text: 'Scan je kaart nog een keer, of open je link opnieuw.',
  mayPass: false,
  asksPictures: false,
}

/**
 * The sentence for an exchange token that lets nobody in: it does not tell whether it was used, old or wrong. `hadPictures`:
 * the child chose pictures, and may choose others. AUTH-5.
 */
export function explainTokenFailure(error: unknown, hadPictures: boolean): TokenFailure {
  const failure = explain(error)
  const isOver = error instanceof LoginError && error.message === noSubscriptionError
  if (!hadPictures || isOver) return failure
  return failure.mayPass ? { ...failure, asksPictures: true } : wrongPictures
}

/** Likewise for the short code of a card, which is typed wrong more often than it is worth nothing. */
export function explainCodeFailure(error: unknown, hadPictures: boolean): TokenFailure {
  const isWrong = error instanceof LoginError && error.message === invalidCredentials
  return isWrong && !hadPictures ? wrongCode : explainTokenFailure(error, hadPictures)
}

const wrongCode: TokenFailure = {
  text: 'Deze code klopt niet. Kijk nog eens goed op je kaart. Werkt het echt niet? Vraag je begeleider om een nieuwe kaart.',
  mayPass: true,
  asksPictures: false,
}

const wrongPictures: TokenFailure = {
  text: 'Dat klopt nog niet. Kies je plaatjes nog een keer.',
  mayPass: true,
  asksPictures: true,
}

const waitOf = ({ waitSeconds }: LoginError): string =>
  waitSeconds === null ? 'even' : `${formatWait(waitSeconds)} en probeer het dan nog eens`

function explain(error: unknown): TokenFailure {
  if (!(error instanceof LoginError)) {
    return {
      text: 'De jungle is even niet te bereiken. Doet je internet het?',
      mayPass: true,
      asksPictures: false,
    }
  }
  if (error.message === picturesRequired) return { text: '', mayPass: true, asksPictures: true }
  if (error.message === noSubscriptionError) {
    return {
      text: 'Je kunt niet inloggen omdat je abonnement verlopen is.',
      mayPass: false,
      asksPictures: false,
    }
  }
  if (error.message === tooMany) {
    return {
      text: `Dit is te vaak achter elkaar geprobeerd. Wacht ${waitOf(error)}.`,
      mayPass: true,
      asksPictures: false,
    }
  }
  return {
    text: 'Deze link of kaart werkt niet meer. Vraag je begeleider om een nieuwe, of log in met je e-mailadres.',
    mayPass: false,
    asksPictures: false,
  }
}
