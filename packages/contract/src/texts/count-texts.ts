import { countedTexts, productTexts } from './product-texts.ts'

/** One number: a percentage, or how many there are. */
const maxCount = 100
/** Two numbers in one text: right words of all. No exercise has more. */
const maxPairCount = 40

const upTo = (max: number): number[] => Array.from({ length: max + 1 }, (_, count) => count)

/** A counted text with every number that it can have. */
function fillIn(text: string): string[] {
  const places = text.split('#').length - 1
  const counts = upTo(places > 1 ? maxPairCount : maxCount)
  let filled = [text]
  for (let place = 0; place < places; place++)
    filled = filled.flatMap((half) => counts.map((count) => half.replace('#', String(count))))
  return filled
}

/** Every text of the product that can be read aloud, with all numbers. */
export const listProductTexts = (): string[] => [...productTexts, ...countedTexts.flatMap(fillIn)]
