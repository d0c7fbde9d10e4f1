/** Returns 0 up to 1 (mulberry32, the same on every platform). `seed`: a whole number, modulo 2^32. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shuffles the same on every platform. `seed`: a whole number, modulo 2^32. */
export const shuffle = <T>(items: readonly T[], seed: number): T[] => {
  const random = createSeededRandom(seed)
  const left = [...items]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1))
  return order
}
