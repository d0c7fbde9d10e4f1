import { createHash } from 'node:crypto'

export function createHashedRandom(seed: string): () => number {
  let count = 0
  return () => createHash('sha1').update(`${seed} ${count++}`).digest().readUInt32BE(0) / 2 ** 32
}

export const pickSample = <T>(from: Iterable<T>, count: number, random: () => number): T[] =>
  Array.from(from, (item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item)
