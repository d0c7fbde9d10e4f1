import { countDaysBetween, correctTimeAfter } from '../evidence/index.ts'

/** A written word of a passed step's category (rules.md, What a child knows). */
export interface MasteryEvidence {
  /** Unix seconds. */
  readonly at: number
  /** True if the category was right at the first try, without help or peeking. */
  readonly is_right: boolean
  /** Unix seconds of the word's last turn in any template; null: never practised. */
  readonly last_practised_at: number | null
  /** Chance of a right answer on new words of the category (`computePooledChance`). */
  readonly chance_of_new: number
}

/** Progress of a passed step towards 'Beheerst' (rules.md, What a child knows). */
export interface Mastery {
  /** Log likelihood ratio of the answers: mastered against not mastered. */
  readonly score: number
  readonly num_new: number
  readonly num_practised: number
  /** Unix seconds of the first answer that counted. */
  readonly first_at: number | null
  /** Unix seconds of the last answer that counted. */
  readonly updated_at: number | null
  /** Unix seconds; null if not mastered now. */
  readonly mastered_at: number | null
  readonly faded_at: number | null
}

/** Days after passing a step in which answers do not count (WEET-9). */
export const masteryDelayDays = 3
/** A practised word counts from this number of days after its last turn. */
const wordRestDays = 10
const minDays = 2
/** Minimum chance for new words, because a child may remember practised words one by one. */
const minChanceOfNew = 0.84

/** Chances of a right answer if the category is not mastered, and if it is. */
const chances = {
  new: { without: 0.68, mastered: 0.95 },
  practised: { without: 0.75, mastered: 0.95 },
} as const

/** Wald's bound: log(n) is reached without mastery in at most 1 of n cases, after any number of tests. */
const masteredAt = Math.log(15)
/** Lower bound, so that many early errors do not delay a child that learns later. */
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

export const updateMastery = (mastery: Mastery, evidence: MasteryEvidence, passed_at: number): Mastery => {
  const at = correctTimeAfter(mastery.updated_at, evidence.at)
  const { is_right, last_practised_at, chance_of_new } = evidence
  const isNew = last_practised_at === null
  if (countDaysBetween(passed_at, at) < masteryDelayDays) return mastery
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
