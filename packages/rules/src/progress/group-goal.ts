import type { WeekOf } from '../calendar/weeks.ts'

export interface PractisedWord {
  readonly exercise_id: number
  readonly difficulty: number
  readonly run: number
  readonly word_id: number
  readonly created_at: number
}

/** Counts each word once per run, right or wrong. Omits weeks without practice. */
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

export function findPersonalBest(
  words: ReadonlyMap<string, number>,
  week: string,
): { readonly words: number; readonly best: number } {
  const before = [...words].filter(([other]) => other < week).map(([, count]) => count)
  return { words: words.get(week) ?? 0, best: Math.max(0, ...before) }
}

/** The proposal without earlier weeks: one exercise on each of two days. */
const firstWords = 20
const aLittleMore = 1.1

/** Rounds up to a round number: 40, 150, 1200. */
function roundUp(words: number): number {
  const step = words < 100 ? 10 : words < 1000 ? 50 : 100
  return Math.ceil(words / step) * step
}

/** Proposes a goal just above the average of weeks with practice, and above `words`. */
export function proposeGoal(earlierWords: readonly number[], numStudents: number, words: number): number {
  const practised = earlierWords.filter((count) => count > 0)
  const average = practised.reduce((sum, count) => sum + count, 0) / practised.length
  const wanted =
    practised.length === 0 ? firstWords * Math.max(1, numStudents) : Math.round(average * aLittleMore)
  return roundUp(Math.max(wanted, words + 1))
}

/** If this number practised, the sum minus one's own words does not reveal another child's words. */
const enoughPractised = 3
const parts = 5

export interface GroupSum {
  readonly words: number
  readonly num_practised: number
  readonly num_students: number
}

/** In a smaller group a child could guess whose work a plank of the bridge is. */
const enoughForBridge = 5
export const numBridgePlanks = 10

/** Counts planks of the group's bridge; null if it is hidden. The last plank needs the whole goal. */
export const countBridgePlanks = (
  { words, num_practised }: Pick<GroupSum, 'words' | 'num_practised'>,
  words_wanted: number,
): number | null =>
  num_practised < enoughForBridge
    ? null
    : Math.min(numBridgePlanks, Math.floor((words * numBridgePlanks) / words_wanted))

/** Rounds down to fifths of the goal if only one or two practised, so that nobody's words are revealed. */
export function roundSumForChild(
  { words, num_practised, num_students }: GroupSum,
  words_wanted: number,
): { readonly words: number; readonly is_exact: boolean } {
  if (num_students <= 1 || num_practised >= enoughPractised) return { words, is_exact: true }
  const reachedParts = Math.min(parts, Math.floor((words * parts) / words_wanted))
  return { words: Math.floor((reachedParts * words_wanted) / parts), is_exact: false }
}
