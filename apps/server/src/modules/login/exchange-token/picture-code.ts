import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { PictureCode } from '@letterliaan/contract'
import { cardPictures, pictureCodeLength } from '@letterliaan/contract/card-pictures'

/** Three pictures that chance picked, each another: 1,320 codes. */
export function drawPictureCode(): PictureCode {
  const left = [...cardPictures]
  return Array.from({ length: pictureCodeLength }, () => left.splice(randomInt(left.length), 1)).flat()
}

/**
 * What is stored of a card's pictures. So few codes can all be tried against a plain hash, however slow. The key is the
 * token, of which the database has a hash only: who stole the database has nothing to try them with.
 */
export const hashPictures = (token: string, pictures: PictureCode): string =>
  createHmac('sha256', token)
    .update(`pictures ${pictures.join(' ')}`)
    .digest('hex')

/** Whether these are the pictures of this hash. */
export const verifyPictures = (pictures_hash: string, token: string, pictures: PictureCode): boolean =>
  timingSafeEqual(Buffer.from(pictures_hash), Buffer.from(hashPictures(token, pictures)))
