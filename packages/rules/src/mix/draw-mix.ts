import { amsterdamDate, amsterdamDay, startOfDay } from '../calendar/index.ts'
import { daysBetween } from '../evidence/index.ts'
import { restDays } from '../mastery/mastery.ts'
import { retrievabilityOf } from '../memory/retrievability.ts'
import type { WordMemory } from '../memory/word-memory.ts'

/**
 * Words never practised, which confirm a passed step: one every other day, and more where what is due leaves room.
 * One a day took half of the gain of repeating away (ADR 32).
 */
const maxConfirming = 3

export interface MixedWord {
  readonly word_id: number
  readonly category: string
}

/** A passed step that is not confirmed, and its words that were never practised. */
export interface UnconfirmedStep {
  readonly words: readonly MixedWord[]
  readonly passed_at: number
  /** `Mastery.score`: how near it is. */
  readonly score: number
}

export interface MixableWord
  extends MixedWord, Pick<WordMemory, 'stability' | 'difficulty' | 'last_review' | 'due'> {
  /** Left out: it counts as none, and asks no more of who wants harder words. */
  readonly num_letters?: number
}

/** FSRS starts a word that was right at 2.1 and one that was wrong at 6.4, and hardly takes that back (ADR 36). */
const missedDifficulty = 4.5
/** How likely a word that was never wrong goes wrong once it is forgotten, beside one that was: its rule may write it. */
const neverMissedNeed = 0.5

/**
 * The words of 'Door elkaar', in the order in which they are asked (rules.md, Door elkaar): of all that are due today what
 * will most likely go wrong first, then what will be due, at most a third of one category while there are others; with
 * them words never practised. Empty while nothing is due. `isHarder`, by the child's own wish: of the same words the hard
 * ones come first. `now` in unix seconds.
 */
export function drawMix(
  words: readonly MixableWord[],
  unconfirmed: readonly UnconfirmedStep[],
  size: number,
  now: number,
  isHarder = false,
): MixedWord[] {
  const rank = isHarder ? rankByHardness : rankByNeed
  const end = endOfToday(now)
  const isDue = ({ due }: MixableWord): boolean => due < end
  const due = words.filter(isDue)
  if (due.length === 0) return []
  const soon = words.filter((word) => !isDue(word))
  const room = Math.max(amsterdamDay(now) % 2, size - due.length)
  const confirming = drawConfirming(unconfirmed, Math.min(maxConfirming, room), now)
  const needed = pickVaried([...confirming, ...rank(due, now)], size)
  return spreadCategories([...needed, ...pickVaried(rank(soon, now), size, needed)])
}

/** Before it a word is due: else one of yesterday afternoon would not be to a child that plays in the morning. Unix seconds. */
export const endOfToday = (now: number): number => startOfDay(amsterdamDate(now), 1) ?? now

/** Of the step that is nearest to 'Beheerst', and then of the next; none before a step was passed three days. */
const drawConfirming = (steps: readonly UnconfirmedStep[], count: number, now: number): MixedWord[] =>
  steps
    .filter(({ passed_at }) => daysBetween(passed_at, now) >= restDays)
    .toSorted((a, b) => b.score - a.score || a.passed_at - b.passed_at)
    .flatMap(({ words }) => words)
    .slice(0, count)

const needOf = (word: MixableWord, now: number): number =>
  (1 - retrievabilityOf(word, now)) * (word.difficulty >= missedDifficulty ? 1 : neverMissedNeed)

/** FSRS counts difficulty from 1 to 10. */
const maxDifficulty = 10
/** Longer words ask no more than one of so many letters. */
const maxLetters = 12

/** How hard a word is weighs as much as how likely it is forgotten: half by what went wrong with it, half by its letters. */
const hardnessOf = (word: MixableWord, now: number): number =>
  1 -
  retrievabilityOf(word, now) +
  word.difficulty / maxDifficulty / 2 +
  Math.min(word.num_letters ?? 0, maxLetters) / maxLetters / 2

const rankByNeed = (words: readonly MixableWord[], now: number): MixableWord[] =>
  rankBy(words, (word) => needOf(word, now))

const rankByHardness = (words: readonly MixableWord[], now: number): MixableWord[] =>
  rankBy(words, (word) => hardnessOf(word, now))

function rankBy(words: readonly MixableWord[], needOfWord: (word: MixableWord) => number): MixableWord[] {
  return words
    .map((word) => ({ word, need: needOfWord(word) }))
    .toSorted((a, b) => b.need - a.need || a.word.due - b.word.due || a.word.word_id - b.word.word_id)
    .map(({ word }) => word)
}

/** What fills `chosen` up to `size`: the first, except that what is more than a third of one category waits behind the others. */
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

/** Puts words so that no two of a category come after each other, where that can be; otherwise keeps their order. */
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
