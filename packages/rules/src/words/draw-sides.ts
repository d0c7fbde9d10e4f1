import { shuffle } from './random.ts'

/** Each side has at least four of ten words, so a child cannot guess the last words by counting. */
const leastShare = 0.4

/** Draws words of two spellings. The seed decides the order and how many of each. `draw`: from one side. */
export function drawSides<S, W>(
  sides: readonly S[],
  count: number,
  seed: number,
  draw: (side: S, count: number) => readonly W[],
): W[] {
  const least = Math.min(Math.ceil(count * leastShare), Math.floor(count / 2))
  const numbers = Array.from({ length: count - 2 * least + 1 }, (_, more) => least + more)
  const [first = least] = shuffle(numbers, seed)
  return shuffle(
    sides.flatMap((side, at) => draw(side, at === 0 ? first : count - first)),
    seed,
  )
}
