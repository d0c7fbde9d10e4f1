import { createHash } from 'node:crypto'

/** Numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed: string): () => number {
  let count = 0
  return () => createHash('sha1').update(`${seed} ${count++}`).digest().readUInt32BE(0) / 2 ** 32
}

/** At most `count` of them, in an order of chance. */
export const sample = <T>(from: Iterable<T>, count: number, random: () => number): T[] =>
  Array.from(from, (item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item)
