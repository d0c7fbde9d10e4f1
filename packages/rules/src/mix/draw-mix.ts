import { toAmsterdamDate, findStartOfDay } from '../calendar/index.ts'
import { countDaysBetween } from '../evidence/index.ts'
import { masteryDelayDays } from '../mastery/mastery.ts'
import { computeRetrievability } from '../memory/retrievability.ts'
import type { MemoryParameters, WordMemory } from '../memory/word-memory.ts'

/** How a category is spelt: by ear, by rule, by heart, or by heart as a loanword. */
export type Strategy = 'luister' | 'regel' | 'weet' | 'leen'

export interface MixedWord {
  readonly word_id: number
  readonly category: string
}

/** A passed step without 'Beheerst', with unpractised words of its category. */
export interface UnconfirmedStep {
  readonly words: readonly MixedWord[]
  readonly passed_at: number
  /** `Mastery.score`: how near the step is to 'Beheerst'. */
  readonly score: number
}

export interface MixableWord
  extends MixedWord, Pick<WordMemory, 'stability' | 'difficulty' | 'last_review' | 'due'> {
  readonly strategy: Strategy
  /** Number of letters. If it is missing, length does not make the word harder. */
  readonly num_letters?: number
}

export interface MixSettings {
  /** True if the child wants harder words. */
  readonly isHarder?: boolean
  /** True if no unpractised word was asked this week yet. */
  readonly asksNew?: boolean
  readonly parameters?: MemoryParameters | undefined
}

/** FSRS gives a word 2.1 if first right and 6.4 if first wrong, and hardly changes it later (ADR 80). */
const missedDifficulty = 4.5
/** Chance of an error in a forgotten word that was never wrong: lower if a rule decides its spelling. */
const neverMissedNeed: Readonly<Record<Strategy, number>> = { luister: 0.25, regel: 0.25, weet: 1, leen: 1 }

/**
 * Draws the words of a set (rules.md, Door elkaar). Starts with one unpractised word if `asksNew`, then due
 * words with the highest chance of an error, then words due later. At most a third is of one category if
 * possible. Returns no words if none is due.
 */
export function drawMix(
  words: readonly MixableWord[],
  unconfirmed: readonly UnconfirmedStep[],
  size: number,
  now: number,
  { isHarder = false, asksNew = true, parameters }: MixSettings = {},
): MixedWord[] {
  const needOf = (isHarder ? hardnessAt : needAt)(now, parameters)
  const rank = (some: readonly MixableWord[]): MixableWord[] => rankBy(some, needOf)
  const end = findEndOfToday(now)
  const isDue = ({ due }: MixableWord): boolean => due < end
  const due = words.filter(isDue)
  if (due.length === 0) return []
  const soon = words.filter((word) => !isDue(word))
  const confirming = asksNew ? drawConfirming(unconfirmed, now) : []
  const needed = pickVaried([...confirming, ...rank(due)], size)
  return spreadCategories([...needed, ...pickVaried(rank(soon), size, needed)])
}

/** Words due before this time (unix seconds) are due, so a child that plays in the morning gets them. */
export const findEndOfToday = (now: number): number => findStartOfDay(toAmsterdamDate(now), 1) ?? now

/** Draws the unpractised word that covers most steps, weighted by nearness to 'Beheerst' (ADR 79). */
function drawConfirming(steps: readonly UnconfirmedStep[], now: number): MixedWord[] {
  const sums = new Map<number, { readonly word: MixedWord; readonly sum: number }>()
  const asking = steps
    .filter(({ passed_at, score }) => countDaysBetween(passed_at, now) >= masteryDelayDays && score > 0)
    .toSorted((a, b) => b.score - a.score || a.passed_at - b.passed_at)
  for (const { words, score } of asking)
    for (const word of words) {
      const { sum = 0 } = sums.get(word.word_id) ?? {}
      sums.set(word.word_id, { word, sum: sum + score })
    }
  return [...sums.values()]
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, 1)
    .map(({ word }) => word)
}

/** Returns the chance that a word is forgotten times the chance of an error in a forgotten word. */
const needAt =
  (now: number, parameters?: MemoryParameters) =>
  (word: MixableWord): number =>
    (1 - computeRetrievability(word, now, parameters)) *
    (word.difficulty >= missedDifficulty ? 1 : neverMissedNeed[word.strategy])

/** FSRS counts difficulty from 1 to 10. */
const maxDifficulty = 10
/** More letters do not make a word harder. */
const maxLetters = 12

/** Returns the chance of forgetting plus hardness. Hardness is half past errors and half length. */
const hardnessAt =
  (now: number, parameters?: MemoryParameters) =>
  (word: MixableWord): number =>
    1 -
    computeRetrievability(word, now, parameters) +
    word.difficulty / maxDifficulty / 2 +
    Math.min(word.num_letters ?? 0, maxLetters) / maxLetters / 2

function rankBy(words: readonly MixableWord[], needOfWord: (word: MixableWord) => number): MixableWord[] {
  return words
    .map((word) => ({ word, need: needOfWord(word) }))
    .toSorted((a, b) => b.need - a.need || a.word.due - b.word.due || a.word.word_id - b.word.word_id)
    .map(({ word }) => word)
}

/** Fills `chosen` up to `size` in order. Words beyond a third of one category come last. */
function pickVaried(
  ranked: readonly MixedWord[],
  size: number,
  chosen: readonly MixedWord[] = [],
): MixedWord[] {
  const maxOfCategory = Math.ceil(size / 3)
  const counts = new Map<string, number>()
  const isWithin = ({ category }: MixedWord): boolean => {
    const count = (counts.get(category) ?? 0) + 1
    counts.set(category, count)
    return count <= maxOfCategory
  }
  for (const word of chosen) isWithin(word)
  const { within = [], beyond = [] } = Object.groupBy(ranked, (word) =>
    isWithin(word) ? 'within' : 'beyond',
  )
  return [...within, ...beyond].slice(0, size - chosen.length)
}

/** Moves words of one category apart where possible. Otherwise the order stays. */
export function spreadCategories<W extends { readonly category: string }>(words: readonly W[]): W[] {
  const waiting = [...words]
  const spread: W[] = []
  while (waiting.length > 0) {
    const counts = new Map<string, number>()
    for (const { category } of waiting) counts.set(category, (counts.get(category) ?? 0) + 1)
    const last = spread.at(-1)?.category
    const others = waiting.filter(({ category }) => category !== last)
    const choices = others.length > 0 ? others : waiting
    const isCrowded = ({ category }: W): boolean => 2 * (counts.get(category) ?? 0) > waiting.length
    const next = choices.find(isCrowded) ?? choices[0]
    if (next === undefined) break
    waiting.splice(waiting.indexOf(next), 1)
    spread.push(next)
  }
  return spread
}
