import { computeRetrievability, type WordMemory } from '@letterliaan/rules/memory'
import { drawMix, type MixedWord } from '@letterliaan/rules/mix'
import type { Randomness } from './randomness.ts'
import type { SimulatedChild } from './children.ts'
import { toUnixTime, type Product, type RecalledTurn } from './product.ts'
import type { BenchWord } from './words.ts'

export interface ChosenWord {
  readonly product: Product
  readonly day: number
  readonly size: number
  readonly chance: Randomness
  /** Only the oracle policy uses it. */
  readonly child: SimulatedChild
}

/** Chooses the words of a repetition from `words`, those of passed steps. */
export interface Policy {
  readonly name: string
  choose(words: readonly BenchWord[], choice: ChosenWord): BenchWord[]
}

const lowestFirst = (words: readonly BenchWord[], of: (word: BenchWord) => number): BenchWord[] =>
  words
    .map((word) => ({ word, order: of(word) }))
    .toSorted((a, b) => a.order - b.order || a.word.id - b.word.id)
    .map(({ word }) => word)

const met = (words: readonly BenchWord[], { memories }: Product): BenchWord[] =>
  words.filter(({ id }) => memories.has(id))

const byRecall = ({ memories }: Product, day: number) => {
  return ({ id }: BenchWord): number => computeRetrievability(memories.get(id) ?? null, toUnixTime(day))
}

const none: Policy = { name: 'none', choose: () => [] }

const random: Policy = {
  name: 'random',
  choose: (words, { product, size, chance }) =>
    lowestFirst(met(words, product), () => chance.next()).slice(0, size),
}

const isDue = (memory: WordMemory | undefined, now: number): boolean =>
  memory !== undefined && memory.due <= now

const fsrsDue: Policy = {
  name: 'FSRS, due',
  choose: (words, { product, day, size }) =>
    lowestFirst(
      words.filter(({ id }) => isDue(product.memories.get(id), toUnixTime(day))),
      byRecall(product, day),
    ).slice(0, size),
}

const fsrsFilled: Policy = {
  name: 'FSRS, filled',
  choose: (words, { product, day, size }) =>
    lowestFirst(met(words, product), byRecall(product, day)).slice(0, size),
}

type History = RecalledTurn['history']

/** Words that are due longest come first. Each turn of a word sets the number of days to its next turn. */
function byInterval(name: string, daysAfter: (history: History) => number): Policy {
  return {
    name,
    choose: (words, { product: { histories }, day, size }) => {
      const dueOf = ({ id }: BenchWord): number => {
        const history = histories.get(id) ?? []
        return (history.at(-1)?.day ?? Infinity) + daysAfter(history)
      }
      return lowestFirst(
        words.filter((word) => dueOf(word) <= day),
        dueOf,
      ).slice(0, size)
    },
  }
}

/** SM-2 (Wozniak 1990), with quality 4 for a right answer and 2 for a wrong one. */
const sm2 = byInterval('SM-2', (history) => {
  let [ease, interval, times] = [2.5, 0, 0]
  for (const { is_right } of history) {
    times = is_right ? times + 1 : 0
    interval = times < 2 ? 1 : times === 2 ? 6 : interval * ease
    ease = Math.max(1.3, ease + (is_right ? 0 : -0.32))
  }
  return interval
})

const boxes = [1, 2, 4, 8, 16, 32]
const leitner = byInterval('Leitner', (history) => {
  let box = 0
  for (const { is_right } of history) box = is_right ? Math.min(boxes.length - 1, box + 1) : 0
  return boxes[box] ?? 1
})

const oracle: Policy = {
  name: 'oracle',
  choose: (words, { product, day, size, child }) =>
    lowestFirst(met(words, product), (word) => child.chance(word, day)).slice(0, size),
}

const lastNew = new WeakMap<Product, number>()
const daysAWeek = 7

export const dailyMix: Policy = {
  name: "'Door elkaar' (now)",
  choose(words, { product, day, size }) {
    const known = words.flatMap((word) => {
      const memory = product.memories.get(word.id)
      return memory ? [{ ...memory, ...mixedWord(word), strategy: word.strategy }] : []
    })
    const fresh = words.filter(({ id }) => !product.practisedAt.has(id))
    const unconfirmed = [...product.passedAt].flatMap(([step, passed_at]) => {
      const mastery = product.masteries.get(step)
      if (mastery === undefined || mastery.mastered_at !== null) return []
      const category = words.find((word) => word.step === step)?.categories[0] ?? ''
      const asking = fresh.filter(({ categories }) => categories.includes(category))
      return [{ words: asking.map(mixedWord), passed_at, score: mastery.score }]
    })
    const asksNew = day - (lastNew.get(product) ?? -daysAWeek) >= daysAWeek
    const drawn = drawMix(known, unconfirmed, size, toUnixTime(day), { asksNew })
    const byId = new Map(words.map((word) => [word.id, word]))
    const chosen = drawn.flatMap(({ word_id }) => byId.get(word_id) ?? [])
    if (chosen.some(({ id }) => !product.practisedAt.has(id))) lastNew.set(product, day)
    return chosen
  },
}

const mixedWord = ({ id, categories }: BenchWord): MixedWord => ({
  word_id: id,
  category: categories[0] ?? '',
})

export const policies: readonly Policy[] = [none, random, leitner, sm2, fsrsDue, fsrsFilled, oracle, dailyMix]
