import { countDaysBetween, correctTimeAfter } from '../evidence/index.ts'

/** A word that asks the category of a passed step, by ear, among words of other steps (rules.md, What a child knows). */
export interface MasteryEvidence {
  /** Unix seconds. */
  readonly at: number
  /** The category, at the first try, without help or a peek. */
  readonly is_right: boolean
  /** Unix seconds of the last turn of this word in whatever template; null: it was never practised. */
  readonly last_practised_at: number | null
  /** `computePooledChance` of the category: of words never practised. */
  readonly chance_of_new: number
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
/** A practised word counts once it was not seen for so long. */
const wordRestDays = 10
const minDays = 2
/** Practised words alone could be remembered one by one: what is known of new ones has to agree. */
const minChanceOfNew = 0.84

/** Chances of a child that does not master the step, and of one that does: of a word never met, and of one practised. */
const chances = {
  new: { without: 0.68, mastered: 0.95 },
  practised: { without: 0.75, mastered: 0.95 },
} as const

/** Wald: a child that is right no more often than `without` reaches log(n) in at most 1 of n cases, however often one looks. */
const masteredAt = Math.log(15)
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
  const at = correctTimeAfter(mastery.updated_at, evidence.at)
  const { is_right, last_practised_at, chance_of_new } = evidence
  const isNew = last_practised_at === null
  if (countDaysBetween(passed_at, at) < restDays) return mastery
  if (!isNew && countDaysBetween(last_practised_at, at) < wordRestDays) return mastery
  const gain = gainOf(is_right, isNew ? chances.new : chances.practised)
  const score = Math.min(masteredAt, Math.max(lowest, mastery.score + gain))
  const first_at = mastery.first_at ?? at
  const isConfirmed =
    score >= masteredAt && countDaysBetween(first_at, at) >= minDays - 1 && chance_of_new >= minChanceOfNew
  const isFaded = mastery.mastered_at !== null && score <= fadedAt
  return {
    score,
    num_new: isFaded ? 0 : mastery.num_new + Number(isNew),
    num_practised: isFaded ? 0 : mastery.num_practised + Number(!isNew),
    first_at: isFaded ? at : first_at,
    updated_at: at,
    mastered_at: isFaded ? null : (mastery.mastered_at ?? (isConfirmed ? at : null)),
    faded_at: isFaded ? at : isConfirmed ? null : mastery.faded_at,
  }
}

/** Derives mastery from all evidence since the step was passed (unix seconds), in order. */
export const foldMastery = (evidence: readonly MasteryEvidence[], passed_at: number): Mastery => {
  let mastery = newMastery
  for (const turn of evidence) mastery = updateMastery(mastery, turn, passed_at)
  return mastery
}
