import { seededRandom } from './seeded-random.ts'

/** The items in an order that the seed (a whole number, taken modulo 2^32) decides; the same on every platform. */
export const shuffle = <T>(items: readonly T[], seed: number): T[] => {
  const random = seededRandom(seed)
  const left = [...items]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1))
  return order
}
