import type { HowAsked, TurnEvidence } from '@letterliaan/rules/evidence'
import type { Skill } from '@letterliaan/rules/skill'
import type { Randomness } from './randomness.ts'
import type { SpellingAttempt, CategoryInformation, SimulatedChild } from './children.ts'
import type { Policy } from './policies.ts'
import { createProduct, toUnixTime, type Product } from './product.ts'
import { weeksOfSchool, type BenchWord } from './words.ts'

export const repetitionsAWeek = 5
export const wordsPerSet = 10
/** Words known better than this chance need no repetition. */
const known = 0.95
/** Share of turns by ear whose first wrong letter is refused. */
const refusedShare = 0.5
const holidays: Readonly<Record<number, number>> = { 8: 1, 16: 2, 24: 1, 32: 2 }

export interface SimulatedWeek {
  readonly day: number
  /** The rows at that time. Each update makes new objects. */
  readonly skills: ReadonlyMap<string, Skill>
}

export interface Year {
  readonly child: SimulatedChild
  readonly product: Product
  readonly weeks: readonly SimulatedWeek[]
  readonly lastDay: number
  readonly numSteps: number
  /** Words that were wrong at their first attempt by ear. */
  readonly hard: readonly BenchWord[]
  readonly seen: ReadonlyMap<number, number>
  /** The share of turns on words that were known better than .95. */
  readonly knownTurns: number
  /** Fisher information of unpractised words. The memory of the others is unknown. */
  readonly told: readonly CategoryInformation[]
  /** Number of days that each due word was late, until it was repeated or the year ended. */
  readonly waits: readonly number[]
}

/** Keeps only what a refused letter reveals: the error and the part of the word before it. */
function upToError(parts: SpellingAttempt['parts'], chance: Randomness): SpellingAttempt['parts'] {
  const inWord = parts
    .map((part) => ({ part, place: chance.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ part }) => part)
  return inWord.slice(0, 1 + inWord.findIndex(({ is_right }) => !is_right))
}

/** Plays a step a week like a child, and repetitions of passed steps. */
export function simulateYear(
  child: SimulatedChild,
  words: readonly BenchWord[],
  policy: Policy,
  chance: Randomness,
  size = wordsPerSet,
): Year {
  const categories = new Map(words.map((word) => [word.step, word.categories[0]]))
  const product = createProduct((step) => categories.get(step))
  const { passedAt } = product
  const hard: BenchWord[] = []
  const met = new Set<number>()
  const seen = new Map<number, number>()
  const waits: number[] = []
  const weeks: SimulatedWeek[] = []
  const told: CategoryInformation[] = []
  let numAsked = 0
  let numKnown = 0

  function ask(word: BenchWord, day: number, asked: HowAsked, isMixed = false, isSibling = false): void {
    const isSeen = asked === 'in_sight'
    const last = product.practisedAt.get(word.id)
    if (!isSeen && last === undefined) told.push(...child.informationOf(word, day))
    const { is_right, parts } = isSeen ? { is_right: true, parts: [] } : child.attempt(word, day, isSibling)
    const passed = passedAt.get(word.step) ?? null
    if (!isSeen && !met.has(word.id)) {
      met.add(word.id)
      if (passed === null && !is_right) hard.push(word)
    }
    const turn: TurnEvidence = {
      word_id: word.id,
      at: toUnixTime(day),
      asked,
      is_right_first: is_right,
      was_helped: !isSeen && !is_right,
      was_peeked: false,
      parts: !is_right && chance.happens(refusedShare) ? upToError(parts, chance) : parts,
    }
    product.record(word, turn, day, isMixed)
    if (!isSibling) child.practise(word, day, is_right, isSeen)
  }

  function playStep(step: number, day: number): void {
    const own = words.filter((word) => word.step === step && word.level < 3)
    for (const word of own) ask(word, day, 'in_sight')
    for (const [at, word] of own.entries()) ask(word, day + 0.1 + Number(at >= own.length / 2), 'by_ear')
    for (const dictation of [2, 2.1]) {
      const drawn = own.map((word) => ({ word, order: chance.next() })).toSorted((a, b) => a.order - b.order)
      for (const { word } of drawn.slice(0, 10)) ask(word, day + dictation, 'by_ear')
    }
    passedAt.set(step, toUnixTime(day + 2.2))
  }

  function repeat(day: number): void {
    const passed = words.filter(({ step }) => passedAt.has(step))
    const isSibling = chance.happens(child.kind.sibling)
    const chosen = policy.choose(passed, { product, day, size, chance, child })
    for (const word of chosen) {
      const memory = product.memories.get(word.id)
      if (memory && memory.due <= toUnixTime(day)) waits.push((toUnixTime(day) - memory.due) / 86_400)
      seen.set(word.id, (seen.get(word.id) ?? 0) + 1)
      numAsked++
      if (child.chance(word, day) > known) numKnown++
      ask(word, day, 'by_ear', true, isSibling)
    }
    for (const word of chosen) ask(word, day + 0.01, 'by_ear', true, isSibling)
  }

  const absent = new Set(
    Array.from({ length: child.kind.weeksAbsent }, () => Math.floor(chance.between(4, 38))),
  )
  let day = 0
  let step = 0
  for (let week = 0; week < weeksOfSchool; week++) {
    day += 7 * (holidays[week] ?? 0)
    if (!absent.has(week)) {
      playStep(step, day)
      step++
      for (let sitting = 0; sitting < repetitionsAWeek; sitting++) repeat(day + 2.3 + sitting)
    }
    weeks.push({ day: day + 6.5, skills: new Map(product.skills) })
    day += 7
  }
  for (const { due } of product.memories.values())
    if (due < toUnixTime(day)) waits.push((toUnixTime(day) - due) / 86_400)
  return {
    child,
    product,
    weeks,
    lastDay: day,
    numSteps: step,
    hard,
    seen,
    knownTurns: numKnown / Math.max(1, numAsked),
    told,
    waits,
  }
}
