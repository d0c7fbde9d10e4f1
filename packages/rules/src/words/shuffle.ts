/** A stream of whole numbers below a bound, the same for a seed on every platform (mulberry32). */
const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The items in an order that the seed (a whole number, taken modulo 2^32) decides; the same on every platform. */
export const shuffle = <T>(items: readonly T[], seed: number): T[] => {
  const below = numbersFrom(seed)
  const left = [...items]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(below(left.length), 1))
  return order
}
