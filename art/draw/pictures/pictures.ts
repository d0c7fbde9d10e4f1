/** The pictures that are our own; in the game they go before one of the same name in the emoji set. */
import { animals } from './animals.ts'
import { furniture } from './furniture.ts'
import { drawPicture } from './style.ts'
import { tools } from './tools.ts'

const figures: Record<string, string> = { ...animals, ...furniture, ...tools }

export const drawPictures = (): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, drawPicture(figure)]))
