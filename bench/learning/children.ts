import { toLogit, computeSigmoid, type Randomness } from './randomness.ts'
import {
  createFsrsMemory,
  createHalfLifeMemory,
  createPowerMemory,
  createTwoStateMemory,
  createTwoStoreMemory,
  type TrueMemory,
} from './memories.ts'
import type { BenchWord } from './words.ts'

export interface SimulatedChildKind {
  readonly name: string
  readonly remember: (chance: Randomness) => TrueMemory
  /** The chance to write a known word wrong. */
  readonly slip: number
  readonly guess: number
  /** The chance to guess the spelling of an unknown word that must be learnt by heart. */
  readonly luck: number
  /** The share of sessions in which an older sibling helps. */
  readonly sibling: number
  readonly weeksAbsent: number
  /** True if a forgotten word is either always right or always wrong, until the skill is high enough for it. */
  readonly isWordByWord: boolean
  /** The share of days on which one in five known words is wrong, so that errors come in clusters. */
  readonly badDays: number
}

const kind = (
  name: string,
  remember: SimulatedChildKind['remember'],
  more: Partial<SimulatedChildKind> = {},
): SimulatedChildKind => ({
  name,
  remember,
  slip: 0.02,
  guess: 0,
  luck: 0,
  sibling: 0,
  weeksAbsent: 2,
  isWordByWord: false,
  badDays: 0,
  ...more,
})

export const fsrsKind = kind('as FSRS', createFsrsMemory)

export const childKinds: readonly SimulatedChildKind[] = [
  fsrsKind,
  kind('as FSRS, word by word', createFsrsMemory, { isWordByWord: true }),
  kind('power law', createPowerMemory),
  kind('two states', createTwoStateMemory),
  kind('careless, guessing', createPowerMemory, { slip: 0.08, guess: 0.08 }),
  kind('often absent', createFsrsMemory, { weeksAbsent: 10 }),
  kind('sibling plays along', createTwoStateMemory, { sibling: 0.1 }),
]

/** Children who forget far faster than the model expects. They are why practised words have a small weight. */
export const hardKinds: readonly SimulatedChildKind[] = [
  kind('half-lives', createHalfLifeMemory),
  kind('half-lives, careless, absent', createHalfLifeMemory, {
    slip: 0.06,
    guess: 0.04,
    weeksAbsent: 6,
    sibling: 0.05,
  }),
]

/** Kinds added after 'Door elkaar' and mastery were designed. ADR 80 describes what they changed. */
export const unseenKinds: readonly SimulatedChildKind[] = [
  kind('unseen: two stores', createTwoStoreMemory, { slip: 0.03, guess: 0.03 }),
  kind('unseen: two spellings, luck', createPowerMemory, { isWordByWord: true, luck: 0.5 }),
  kind('unseen: two spellings, luck, two states', createTwoStateMemory, { isWordByWord: true, luck: 0.5 }),
  kind('unseen: two stores, bad days', createTwoStoreMemory, {
    slip: 0.03,
    guess: 0.1,
    weeksAbsent: 5,
    sibling: 0.03,
    badDays: 0.15,
  }),
]

/** The first attempt at a word, and at the part of the word in each category. */
export interface SpellingAttempt {
  readonly is_right: boolean
  readonly parts: readonly { readonly category: string; readonly is_right: boolean }[]
}

/** A simulated child that learns words and their categories. Days count from the start of the year. */
export interface SimulatedChild {
  readonly kind: SimulatedChildKind
  /** The chance of a right first attempt in one category on an unpractised word of average difficulty. */
  skill(category: string, day: number): number
  chance(word: BenchWord, day: number): number
  attempt(word: BenchWord, day: number, isSibling: boolean): SpellingAttempt
  /** Fisher information on the logit of each category, given all other parameters. */
  informationOf(word: BenchWord, day: number): readonly CategoryInformation[]
  practise(word: BenchWord, day: number, wasRight: boolean, isWeak: boolean): void
}

export interface CategoryInformation {
  readonly category: string
  readonly logit: number
  readonly information: number
}

interface Learnt {
  logit: number
  readonly start: number
  readonly ceiling: number
  readonly pace: number
  last: number
}

const byHeart: ReadonlySet<string> = new Set(['weet', 'leen'])

/** Share of learning that a category loses in a day without practice. */
const dailyLoss = 0.002

/** A skill that practice does not change. `rise` is added to its chance between two days. */
export interface FixedSkill {
  readonly start: (chance: Randomness) => number
  readonly rise: number
  readonly from: number
  readonly to: number
}

export function makeChild(
  childKind: SimulatedChildKind,
  chance: Randomness,
  fixed?: FixedSkill,
): SimulatedChild {
  const { slip, guess } = childKind
  const ability = chance.normal(1.2, 0.7)
  const skills = new Map<string, Learnt>()
  const memories = new Map<number, TrueMemory>()
  const learntOf = (category: string): Learnt => {
    const known = skills.get(category)
    if (known) return known
    const start = fixed ? toLogit(fixed.start(chance)) : ability + chance.normal(0, 0.7)
    const ceiling = start + Math.abs(chance.normal(0.8, 0.6))
    const learnt = { logit: start, start, ceiling, pace: chance.between(0.005, 0.03), last: 0 }
    skills.set(category, learnt)
    return learnt
  }
  const logitAt = (category: string, day: number): number => {
    const { logit, start, last } = learntOf(category)
    if (fixed) {
      const progress = Math.min(1, Math.max(0, (day - fixed.from) / (fixed.to - fixed.from)))
      return toLogit(computeSigmoid(start) + fixed.rise * progress)
    }
    return start + (logit - start) * Math.exp(-dailyLoss * Math.max(0, day - last))
  }
  const withSlips = (known: number, slips = slip): number => guess + (1 - guess - slips) * known
  const bad = new Map<number, boolean>()
  const slipsOn = (day: number): number => {
    if (childKind.badDays === 0) return slip
    const isBad = bad.get(Math.floor(day)) ?? chance.happens(childKind.badDays)
    bad.set(Math.floor(day), isBad)
    return isBad ? 0.2 : slip
  }
  const memoryOf = (word: BenchWord): TrueMemory => {
    const known = memories.get(word.id) ?? childKind.remember(chance)
    memories.set(word.id, known)
    return known
  }
  const needs = new Map<string, number>()
  const needOf = (word: BenchWord, category: string): number => {
    const key = `${word.id} ${category}`
    const known = needs.get(key) ?? chance.next()
    needs.set(key, known)
    return known
  }
  const bySkill = (word: BenchWord, day: number): number[] =>
    word.categories.map((category) => {
      const known = computeSigmoid(logitAt(category, day) - word.difficulty)
      if (!childKind.isWordByWord || known > needOf(word, category)) return childKind.isWordByWord ? 1 : known
      return category === word.categories[0] && byHeart.has(word.strategy) ? childKind.luck : 0
    })
  return {
    kind: childKind,
    skill: (category, day) => {
      const logit = logitAt(category, day)
      const chances = [-1.4, -0.7, 0, 0.7, 1.4].map((hard) => computeSigmoid(logit - 0.5 * hard))
      return withSlips(chances.reduce((sum, one) => sum + one, 0) / chances.length)
    },
    chance: (word, day) => {
      const recalled = memoryOf(word).recall(day)
      const chances = bySkill(word, day)
      const bySpelling = chances.reduce((all, one) => all * withSlips(one), 1)
      return recalled * (1 - slip) ** chances.length + (1 - recalled) * bySpelling
    },
    attempt(word, day, isSibling) {
      const isRecalled = isSibling || chance.happens(memoryOf(word).recall(day))
      const chances = bySkill(word, day)
      const slips = slipsOn(day)
      const parts = word.categories.map((category, at) => ({
        category,
        is_right: chance.happens(withSlips(isRecalled ? 1 : (chances[at] ?? 0), slips)),
      }))
      return { is_right: parts.every(({ is_right }) => is_right), parts }
    },
    informationOf(word, day) {
      const forgotten = 1 - memoryOf(word).recall(day)
      return word.categories.map((category) => {
        const logit = logitAt(category, day)
        const known = computeSigmoid(logit - word.difficulty)
        const right = withSlips(1 - forgotten * (1 - known))
        const slope = (1 - guess - slip) * forgotten * known * (1 - known)
        return { category, logit, information: slope ** 2 / (right * (1 - right)) }
      })
    },
    practise(word, day, wasRight, isWeak) {
      memoryOf(word).practise(day, wasRight, isWeak)
      if (isWeak) return
      for (const category of word.categories) {
        const learnt = learntOf(category)
        learnt.logit = logitAt(category, day)
        learnt.logit += learnt.pace * (learnt.ceiling - learnt.logit)
        learnt.last = day
      }
    },
  }
}
