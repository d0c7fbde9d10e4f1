import { daysBetween, timeAfter } from '../evidence/index.ts'

/** A word of a passed step that was asked by ear, among words of other steps: in the daily mix or a mixed dictation. */
export interface MasteryEvidence {
  readonly word_id: number
  /** Unix seconds. */
  readonly at: number
  /** At the first try, without help or a peek. */
  readonly is_right: boolean
  /** Unix seconds of the last turn of this word in whatever template; null: it was never practised. */
  readonly last_practised_at: number | null
}

/** How far a passed step is on the way to 'Beheerst' (rules.md, What a child knows): a row. */
export interface Mastery {
  /** The logarithm of how much more likely the answers are of a child that masters the step. */
  readonly score: number
  readonly num_new: number
  readonly num_practised: number
  /** Unix seconds of the first and the last answer that counted. */
  readonly first_at: number | null
  readonly updated_at: number | null
  /** Unix seconds; null: not mastered, or not any more. */
  readonly mastered_at: number | null
  readonly faded_at: number | null
}

/** Since the step was passed (WEET-9). */
export const restDays = 3
/** An answer within a day of practice of that word counts for nothing. */
const wordRestDays = 1
const minNew = 5
const minDays = 2

/** Chances of a child that does not master the step, and of one that does: of a word never met, and of one practised. */
const chances = {
  new: { without: 0.68, mastered: 0.92 },
  practised: { without: 0.88, mastered: 0.96 },
} as const

/** Wald: whoever is right no more often than `without` ever reaches log(n) in 1 of n cases, however often one looks. */
const masteredAt = Math.log(10)
/** A low score is not held against a child for ever: who learns later must climb from here. */
const lowest = -3
const fadedAt = -2

export const newMastery: Mastery = {
  score: 0,
  num_new: 0,
  num_practised: 0,
  first_at: null,
  updated_at: null,
  mastered_at: null,
  faded_at: null,
}

const gainOf = (is_right: boolean, { without, mastered }: { without: number; mastered: number }): number =>
  is_right ? Math.log(mastered / without) : Math.log((1 - mastered) / (1 - without))

/** The same answers in the same order give the same row. */
export const updateMastery = (mastery: Mastery, evidence: MasteryEvidence, passed_at: number): Mastery => {
  const at = timeAfter(mastery.updated_at, evidence.at)
  const { is_right, last_practised_at } = evidence
  const isNew = last_practised_at === null
  if (daysBetween(passed_at, at) < restDays) return mastery
  if (!isNew && daysBetween(last_practised_at, at) < wordRestDays) return mastery
  // At least half of what speaks for a child are words that it never practised.
  if (!isNew && is_right && mastery.mastered_at === null && mastery.num_practised >= mastery.num_new)
    return mastery
  const gain = gainOf(is_right, isNew ? chances.new : chances.practised)
  const score = Math.min(masteredAt, Math.max(lowest, mastery.score + gain))
  const num_new = mastery.num_new + Number(isNew)
  const first_at = mastery.first_at ?? at
  const isConfirmed = score >= masteredAt && num_new >= minNew && daysBetween(first_at, at) >= minDays - 1
  const isFaded = mastery.mastered_at !== null && score <= fadedAt
  return {
    score,
    num_new: isFaded ? 0 : num_new,
    num_practised: isFaded ? 0 : mastery.num_practised + Number(!isNew && is_right),
    first_at: isFaded ? at : first_at,
    updated_at: at,
    mastered_at: isFaded ? null : (mastery.mastered_at ?? (isConfirmed ? at : null)),
    faded_at: isFaded ? at : isConfirmed ? null : mastery.faded_at,
  }
}

/** Of all evidence since the step was passed (unix seconds), in its order. */
export const masteryOf = (evidence: readonly MasteryEvidence[], passed_at: number): Mastery => {
  let mastery = newMastery
  for (const turn of evidence) mastery = updateMastery(mastery, turn, passed_at)
  return mastery
}
