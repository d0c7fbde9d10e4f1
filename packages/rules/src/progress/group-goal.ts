import type { WeekOf } from '../calendar/weeks.ts'

/** An answer of the log, as far as it tells that a word was practised. */
export interface PractisedWord {
  readonly exercise_id: number
  readonly difficulty: number
  readonly run: number
  readonly word_id: number
  /** Unix seconds. */
  readonly created_at: number
}

/**
 * How many words a child practised in each week: a word counts once a run, whether it went right or wrong. The weeks in
 * which it practised nothing are not there.
 */
export function countWordsByWeek(
  answers: readonly PractisedWord[],
  weekOf: WeekOf,
): ReadonlyMap<string, number> {
  const counted = new Set<string>()
  const words = new Map<string, number>()
  for (const { exercise_id, difficulty, run, word_id, created_at } of answers) {
    const week = weekOf(created_at)
    const key = `${week} ${exercise_id} ${difficulty} ${run} ${word_id}`
    if (counted.has(key)) continue
    counted.add(key)
    words.set(week, (words.get(week) ?? 0) + 1)
  }
  return words
}

/** Its words of this week, and the most that it practised in a week before: 0 for none. */
export function personalBest(
  words: ReadonlyMap<string, number>,
  week: string,
): { readonly words: number; readonly best: number } {
  const before = [...words].filter(([other]) => other < week).map(([, count]) => count)
  return { words: words.get(week) ?? 0, best: Math.max(0, ...before) }
}

/** What a child that begins practises in a week: one exercise on two days. */
const firstWords = 20
const aLittleMore = 1.1

/** A number that is said easily: 40, 150, 1200. */
function roundUp(words: number): number {
  const step = words < 100 ? 10 : words < 1000 ? 50 : 100
  return Math.ceil(words / step) * step
}

/**
 * A goal that a group can reach: a little more than it did on average in the weeks in which it practised; where there are
 * none, what is little for so many children. It is never reached already.
 * @param earlierWords in each of the last weeks
 * @param words in this week, up to now
 */
export function proposeGoal(earlierWords: readonly number[], numStudents: number, words: number): number {
  const practised = earlierWords.filter((count) => count > 0)
  const average = practised.reduce((sum, count) => sum + count, 0) / practised.length
  const wanted =
    practised.length === 0 ? firstWords * Math.max(1, numStudents) : Math.round(average * aLittleMore)
  return roundUp(Math.max(wanted, words + 1))
}

/** So many children practised, and nobody can tell from the sum and its own words what another did. */
const enoughPractised = 3
/** In how many parts the sum is told where it would tell too much. */
const parts = 5

/** How far a group is: its words, and how many children made them. */
export interface GroupSum {
  readonly words: number
  readonly num_practised: number
  readonly num_students: number
}

/**
 * What a child may know of its group's sum. A child knows its own words: where fewer than three practised, the sum would
 * tell what another did, so it is told in fifths of the goal then, rounded down. A child alone in its group may know.
 */
export function sumForChild(
  { words, num_practised, num_students }: GroupSum,
  words_wanted: number,
): { readonly words: number; readonly is_exact: boolean } {
  if (num_students <= 1 || num_practised >= enoughPractised) return { words, is_exact: true }
  const reachedParts = Math.min(parts, Math.floor((words * parts) / words_wanted))
  return { words: Math.floor((reachedParts * words_wanted) / parts), is_exact: false }
}
