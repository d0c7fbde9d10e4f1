import { retrievabilityOf, type WordMemory } from '@letterliaan/rules/memory'
import { drawMix, type MixedWord } from '@letterliaan/rules/mix'
import type { Chance } from './chance.ts'
import { timeOf, type Product } from './product.ts'
import type { BenchWord } from './words.ts'

/** Chooses the words of a repetition. `words`: of passed steps. */
export interface Policy {
  readonly name: string
  choose(
    words: readonly BenchWord[],
    product: Product,
    day: number,
    size: number,
    chance: Chance,
  ): BenchWord[]
}

const isDue = (memory: WordMemory | undefined, now: number): boolean =>
  memory !== undefined && memory.due <= now

/** A step at a time that has four due words, that with the most first; what went wrong at first counts as known. */
const stepAtATime: Policy = {
  name: 'a step at a time (before)',
  choose(words, { lenient }, day, size) {
    const now = timeOf(day)
    const due = words.filter(({ id }) => isDue(lenient.get(id), now))
    const steps = Object.values(Object.groupBy(due, ({ step }) => step))
    const most = steps
      .flatMap((step) => (step && step.length >= 4 ? [step] : []))
      .toSorted((a, b) => b.length - a.length)[0]
    return (most ?? [])
      .toSorted((a, b) => (lenient.get(a.id)?.due ?? 0) - (lenient.get(b.id)?.due ?? 0))
      .slice(0, size)
  },
}

const random: Policy = {
  name: 'random',
  choose: (words, { memories }, _day, size, chance) =>
    words
      .filter(({ id }) => memories.has(id))
      .map((word) => ({ word, order: chance.next() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, size)
      .map(({ word }) => word),
}

const leastRemembered = (words: readonly BenchWord[], { memories }: Product, day: number): BenchWord[] =>
  words
    .filter(({ id }) => memories.has(id))
    .map((word) => ({ word, chance: retrievabilityOf(memories.get(word.id) ?? null, timeOf(day)) }))
    .toSorted((a, b) => a.chance - b.chance || a.word.id - b.word.id)
    .map(({ word }) => word)

const oneQueue: Policy = {
  name: 'one queue',
  choose: (words, product, day, size) => leastRemembered(words, product, day).slice(0, size),
}

/** As the product draws it. */
export const dailyMix: Policy = {
  name: "'Door elkaar' (now)",
  choose(words, product, day, size) {
    const met = words.flatMap((word) => {
      const memory = product.memories.get(word.id)
      return memory ? [{ ...memory, ...mixedWord(word) }] : []
    })
    const unconfirmed = [...product.passedAt].flatMap(([step, passed_at]) => {
      const mastery = product.masteries.get(step)
      const fresh = words.filter(({ id, step: own }) => own === step && !product.practisedAt.has(id))
      return mastery?.mastered_at == null
        ? [{ words: fresh.map(mixedWord), passed_at, score: mastery?.score ?? 0 }]
        : []
    })
    const byId = new Map(words.map((word) => [word.id, word]))
    return drawMix(met, unconfirmed, size, timeOf(day)).flatMap(({ word_id }) => byId.get(word_id) ?? [])
  },
}

const mixedWord = ({ id, categories }: BenchWord): MixedWord => ({
  word_id: id,
  category: categories[0] ?? '',
})

export const policies: readonly Policy[] = [stepAtATime, random, oneQueue, dailyMix]
