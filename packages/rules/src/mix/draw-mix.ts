import { amsterdamDay } from '../calendar/index.ts'
import { retrievabilityOf } from '../memory/retrievability.ts'
import type { WordMemory } from '../memory/word-memory.ts'

/**
 * Words never practised, which confirm a passed step: one every other day, and more where what is due leaves room.
 * One a day took half of the gain of repeating away (ADR 32).
 */
const maxConfirming = 3
/** A step is confirmed this long after it was passed at the earliest (WEET-9). */
const restSeconds = 3 * 86_400

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

export interface MixableWord extends MixedWord, Pick<WordMemory, 'stability' | 'last_review' | 'due'> {}

/**
 * The words of 'Door elkaar', in the order in which they are asked (rules.md, Door elkaar): of all that are due the least
 * remembered first, then what will be due, at most a third of one category while there are others; with them words never
 * practised. Empty while nothing is due. `now` in unix seconds.
 */
export function drawMix(
  words: readonly MixableWord[],
  unconfirmed: readonly UnconfirmedStep[],
  size: number,
  now: number,
): MixedWord[] {
  const due = words.filter((word) => word.due <= now)
  if (due.length === 0) return []
  const soon = words.filter((word) => word.due > now)
  const room = Math.max(amsterdamDay(now) % 2, size - due.length)
  const confirming = drawConfirming(unconfirmed, Math.min(maxConfirming, room), now)
  const chosen = [...pickVaried([...confirming, ...rankByNeed(due, now)], size), ...rankByNeed(soon, now)]
  return spreadCategories(chosen.slice(0, size))
}

/** Of the step that is nearest to 'Beheerst', and then of the next; none before a step was passed three days. */
const drawConfirming = (steps: readonly UnconfirmedStep[], count: number, now: number): MixedWord[] =>
  steps
    .filter(({ passed_at }) => now - passed_at >= restSeconds)
    .toSorted((a, b) => b.score - a.score || a.passed_at - b.passed_at)
    .flatMap(({ words }) => words)
    .slice(0, count)

function rankByNeed(words: readonly MixableWord[], now: number): MixableWord[] {
  return words
    .map((word) => ({ word, chance: retrievabilityOf(word, now) }))
    .toSorted((a, b) => a.chance - b.chance || a.word.due - b.word.due || a.word.word_id - b.word.word_id)
    .map(({ word }) => word)
}

/** The first `size`, except that what is more than a third of them of one category waits behind the others. */
function pickVaried(ranked: readonly MixedWord[], size: number): MixedWord[] {
  const maxOfCategory = Math.ceil(size / 3)
  const counts = new Map<string, number>()
  const isWithin = ({ category }: MixedWord): boolean => {
    const count = (counts.get(category) ?? 0) + 1
    counts.set(category, count)
    return count <= maxOfCategory
  }
  const { within = [], beyond = [] } = Object.groupBy(ranked, (word) =>
    isWithin(word) ? 'within' : 'beyond',
  )
  return [...within, ...beyond].slice(0, size)
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
