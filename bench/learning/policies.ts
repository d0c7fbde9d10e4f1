import { retrievabilityOf, type WordMemory } from '@letterliaan/rules/memory'
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

/** Of the daily mix, words that were never practised: they confirm 'Beheerst', of the steps that wait for it longest. */
const shareOfNew = 0.2
const stepsAtATime = 2

/** Due words of all steps, the least remembered first, at most half of one category, and some that were never practised. */
export const dailyMix: Policy = {
  name: "'Door elkaar' (now)",
  choose(words, product, day, size, chance) {
    const now = timeOf(day)
    const unmastered = words.filter(
      ({ id, step }) => !product.practisedAt.has(id) && product.masteries.get(step)?.mastered_at == null,
    )
    const steps = [...new Set(unmastered.map(({ step }) => step))].slice(0, stepsAtATime)
    const candidates = unmastered.filter(({ step }) => steps.includes(step))
    const fresh =
      candidates.length === 0
        ? []
        : Array.from({ length: Math.round(shareOfNew * size) }, () => chance.pick(candidates))
    const due = leastRemembered(words, product, day).filter(({ id }) => isDue(product.memories.get(id), now))
    const counts = new Map<number, number>()
    const varied = due.filter(({ step }) => {
      counts.set(step, (counts.get(step) ?? 0) + 1)
      return (counts.get(step) ?? 0) <= size / 2
    })
    return [...new Set([...fresh, ...varied])].slice(0, size)
  },
}

export const policies: readonly Policy[] = [stepAtATime, random, oneQueue, dailyMix]
