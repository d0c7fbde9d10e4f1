/** The pictures that are our own; in the game they go before one of the same name in the emoji set. */
import { animals } from './animals.ts'
import { drawPicture } from './style.ts'

export const drawPictures = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...animals }).map(([name, figure]) => [name, drawPicture(figure)]),
  )
