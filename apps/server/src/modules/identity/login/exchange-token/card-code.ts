import { createHmac, randomInt } from 'node:crypto'
import type { PictureCode } from '@letterliaan/contract'
import { cardCodeChars, makeSchoolChars, secretCharCount } from '@letterliaan/contract/card-code'

/** Draws a code of the school's signs and 36 random bits. */
export const drawCardCode = (organisation_id: number): string =>
  makeSchoolChars(organisation_id) + drawCardSecret()

export const drawCardSecret = (): string =>
  Array.from({ length: secretCharCount }, () => cardCodeChars.charAt(randomInt(cardCodeChars.length))).join(
    '',
  )

/** Hashes are keyed with the installation's secret, because all codes could be tried against a plain hash. */
export interface CardHasher {
  readonly ofCode: (code: string) => string
  readonly ofPictures: (code_hmac: string, pictures: PictureCode) => string
}

export function createCardHasher(secret: string): CardHasher {
  const hmac = (text: string): string => createHmac('sha256', secret).update(text).digest('hex')
  return {
    ofCode: (code) => hmac(`card-code ${code}`),
    ofPictures: (code_hmac, pictures) => hmac(`card-pictures ${code_hmac} ${pictures.join(' ')}`),
  }
}
