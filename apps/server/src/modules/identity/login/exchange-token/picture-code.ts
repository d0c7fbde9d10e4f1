import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { PictureCode } from '@letterliaan/contract'
import { cardPictures, pictureCodeLength } from '@letterliaan/contract/card-pictures'

export function drawPictureCode(): PictureCode {
  const left = [...cardPictures]
  return Array.from({ length: pictureCodeLength }, () => left.splice(randomInt(left.length), 1)).flat()
}

/** Keyed with the token, which is not stored. A plain hash of so few codes could be guessed. */
export const hashPictures = (token: string, pictures: PictureCode): string =>
  createHmac('sha256', token)
    .update(`pictures ${pictures.join(' ')}`)
    .digest('hex')

export const verifyPictures = (pictures_hash: string, token: string, pictures: PictureCode): boolean =>
  timingSafeEqual(Buffer.from(pictures_hash), Buffer.from(hashPictures(token, pictures)))
