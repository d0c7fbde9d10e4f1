import type { BadgeCondition } from '@letterliaan/contract'
import type { BadgeFacts, DoneExercises } from './facts.ts'

/** A badge that is earned stays earned after more work (rules.md, Points, badges, diamonds). */
export function isEarned(condition: BadgeCondition, facts: BadgeFacts): boolean {
  switch (condition.type) {
    case 'bought':
      return false
    case 'exercises_done':
      return countDone(facts.exercises_done, condition) >= condition.count
    case 'words_recovered':
      return countRecovered(facts.words_recovered, condition.errors) >= condition.count
    case 'world_passed':
      return facts.world_passed.includes(condition.world)
    case 'practice_weeks':
      return countWeeks(facts.practice_weeks, condition.days) >= condition.count
    case 'place_visited':
      return facts.place_visited.includes(condition.place)
    case 'exercises_done_at_3_stars':
    case 'exercises_without_help':
    case 'dictations_faultless':
    case 'words_right':
    case 'steps_passed':
    case 'steps_passed_at_3_stars':
    case 'diamonds':
    case 'repetitions_done':
    case 'tests_passed':
    case 'books_read':
    case 'notes_written':
      return facts[condition.type] >= condition.count
  }
}

type ExercisesDoneCondition = Extract<BadgeCondition, { type: 'exercises_done' }>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const countDone = (done: readonly DoneExercises[], { category, template }: ExercisesDoneCondition): number =>
  sum(
    done
      .filter((entry) => category === undefined || entry.category === category)
      .filter((entry) => template === undefined || entry.template === template)
      .map(({ count }) => count),
  )

const countRecovered = (words: BadgeFacts['words_recovered'], errors: number): number =>
  sum(words.filter((word) => word.errors >= errors).map((word) => word.words))

/** Returns the number of the week, from Monday to Sunday; day 0, 1 January 1970, was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7)

function countWeeks(days: readonly number[], minDays: number): number {
  const weeks = [...new Set(days)].map(weekOf)
  return [...new Set(weeks)].filter((week) => weeks.filter((other) => other === week).length >= minDays)
    .length
}
