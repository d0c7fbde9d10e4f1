import { retrievabilityOf } from '../memory/retrievability.ts'
import type { WordMemory } from '../memory/word-memory.ts'

/** Fewer due words wait until there are as many, or one of them has waited `maxWaitSeconds`. */
const minDueWords = 4
const maxWaitSeconds = 3 * 86_400
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
 * remembered first, then the longest due, at most half of one category while there are others. Empty while too little is
 * due. Some words of passed steps that are not confirmed come with them. `now` in unix seconds.
 */
export function drawMix(
  words: readonly MixableWord[],
  unconfirmed: readonly UnconfirmedStep[],
  size: number,
  now: number,
): MixedWord[] {
  const due = words.filter((word) => word.due <= now)
  const isTime = due.length >= minDueWords || due.some((word) => now - word.due >= maxWaitSeconds)
  if (!isTime) return []
  const soon = words
    .filter((word) => word.due > now)
    .toSorted((a, b) => a.due - b.due || a.word_id - b.word_id)
  const filling = soon.slice(0, Math.max(0, minDueWords - due.length))
  // More than one would cost a day of the words that are due (ADR 32).
  const numConfirming = Math.min(Math.max(1, size - due.length), Math.floor(size / 2))
  const confirming = drawConfirming(unconfirmed, numConfirming, now)
  return spreadCategories(pickVaried([...confirming, ...rankByNeed(due, now), ...filling], size))
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

/** The first `size`, except that what is more than half of them of one category waits behind the others. */
function pickVaried(ranked: readonly MixedWord[], size: number): MixedWord[] {
  const maxOfCategory = Math.ceil(size / 2)
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
