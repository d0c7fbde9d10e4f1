import { createHmac, randomInt } from 'node:crypto'
import type { PictureCode } from '@letterliaan/contract'
import { cardCodeSigns, schoolSignsOf, secretSigns } from '@letterliaan/contract/card-code'

/** A short code of an organisation's card: its school, and 36 bits that chance picked. */
export const drawCardCode = (organisation_id: number): string =>
  schoolSignsOf(organisation_id) + drawSecretSigns()

/** What nobody can guess of a code. */
export const drawSecretSigns = (): string =>
  Array.from({ length: secretSigns }, () => cardCodeSigns.charAt(randomInt(cardCodeSigns.length))).join('')

/**
 * What is stored of a card's short code, and of its pictures for who comes without its token. They are few enough to try all
 * of them against a plain hash: the key is the installation's.
 */
export interface CardHashes {
  readonly ofCode: (code: string) => string
  /** The same pictures of another card have another hash. */
  readonly ofPictures: (code_hmac: string, pictures: PictureCode) => string
}

export function createCardHashes(secret: string): CardHashes {
  const hmac = (text: string): string => createHmac('sha256', secret).update(text).digest('hex')
  return {
    ofCode: (code) => hmac(`card-code ${code}`),
    ofPictures: (code_hmac, pictures) => hmac(`card-pictures ${code_hmac} ${pictures.join(' ')}`),
  }
}
