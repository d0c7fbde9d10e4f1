import { LoginError } from '@letterliaan/contract/client'
import { noSubscription } from './explainLoginFailure.ts'

const tooMany = 'Too many attempts, try again later'

export interface TokenFailure {
  readonly text: string
  /** Is it worth trying the same token again? */
  readonly mayPass: boolean
}

/** The sentence for an exchange token that lets nobody in: it does not tell whether it was used, old or wrong. AUTH-5. */
export function explainTokenFailure(error: unknown): TokenFailure {
  if (!(error instanceof LoginError)) {
    return { text: 'De jungle is even niet te bereiken. Doet je internet het?', mayPass: true }
  }
  if (error.message === noSubscription) {
    return { text: 'Je kunt niet inloggen omdat je abonnement verlopen is.', mayPass: false }
  }
  if (error.message === tooMany) {
    return { text: 'Dit is te vaak achter elkaar geprobeerd. Wacht even.', mayPass: true }
  }
  return {
    text: 'Deze link of kaart werkt niet meer. Vraag je begeleider om een nieuwe, of log in met je e-mailadres.',
    mayPass: false,
  }
}
