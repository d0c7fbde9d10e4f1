import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { countDistinctTitles, emptyBadgeFacts, isEarned, type BadgeFacts } from '@letterliaan/rules'
import { toAmsterdamDay, hourSeconds } from '@letterliaan/rules/calendar'
import type { Queries, Transaction } from '../../../db/database.ts'
import { readStudent } from '../../../db/tables/student.ts'
import { type KnownBadge, listBadgesFor } from './badges.ts'
import * as facts from './fact-queries.ts'
import { deleteEarnedBadges, findEarnedAt } from './queries.ts'

type Reader<F> = (queries: Queries, student_id: number, lastAnswer: number) => Promise<F>

const isTemplate = (name: string): name is TemplateName => name in templates

const readCollected: Reader<readonly number[]> = async (queries, student_id) => {
  const student = await readStudent(queries, student_id)
  return ([1, 2, 3, 4] as const).filter((world) => student[`end_reward_${world}_collected`])
}

const readers: { readonly [F in keyof BadgeFacts]: Reader<BadgeFacts[F]> } = {
  exercises_done: async (queries, student_id) =>
    (await facts.countDone(queries, student_id)).flatMap(({ template, difficulty, count }) =>
      isTemplate(template)
        ? { template, category: templates[template].category, difficulty: difficulty as Difficulty, count }
        : [],
    ),
  exercises_done_at_3_stars: facts.countExercisesDoneAt3Stars,
  exercises_without_help: facts.countWithoutHelp,
  dictations_faultless: facts.countFaultlessDictations,
  words_right: facts.countWordsRight,
  words_recovered: facts.countWordsRecovered,
  steps_passed: facts.countStepsPassed,
  steps_passed_at_3_stars: facts.countStepsAt3Stars,
  world_passed: readCollected,
  diamonds: async (...from) => (await readCollected(...from)).length,
  practice_weeks: async (queries, student_id) =>
    (await facts.findCompletedHours(queries, student_id)).map(({ hour }) =>
      toAmsterdamDay(hour * hourSeconds),
    ),
  repetitions_done: facts.countRepetitions,
  tests_passed: facts.countTestsPassed,
  place_visited: async (queries, student_id) =>
    (await facts.findPlaceVisits(queries, student_id)).map(({ type }) =>
      type === 'enter_treehouse' ? 'treehouse' : 'end_cave',
    ),
  books_read: async (queries, student_id) =>
    countDistinctTitles((await facts.findTitlesRead(queries, student_id)).map(({ title }) => title)),
  notes_written: async (queries, student_id) =>
    countDistinctTitles(
      (await facts.findNoteTexts(queries, student_id)).map(({ title, text }) => `${title} ${text}`),
    ),
}

export async function filterEarnedBadges<B extends KnownBadge>(
  queries: Queries,
  student_id: number,
  badges: readonly B[],
  lastAnswer = Number.MAX_SAFE_INTEGER,
): Promise<B[]> {
  const known: BadgeFacts = { ...emptyBadgeFacts }
  for (const kind of new Set(badges.map(({ condition }) => condition.type))) {
    if (kind !== 'bought')
      Object.assign(known, { [kind]: await readers[kind](queries, student_id, lastAnswer) })
  }
  return badges.filter(({ condition }) => isEarned(condition, known))
}

/** Deletes world badges that an undone path gave at `given_at` (unix seconds), but no presents. */
export async function deleteWorldBadges(
  transaction: Transaction,
  student_id: number,
  given_at: number,
): Promise<void> {
  const given = new Set((await findEarnedAt(transaction, student_id, given_at)).map(({ item_id }) => item_id))
  const badges = (await listBadgesFor(transaction, student_id)).filter(
    ({ id, activity_type }) => activity_type === 'complete_world' && given.has(id),
  )
  if (badges.length === 0) return
  const earned = new Set(await filterEarnedBadges(transaction, student_id, badges))
  const lost = badges.filter((badge) => !earned.has(badge)).map(({ id }) => id)
  if (lost.length > 0) await deleteEarnedBadges(transaction, student_id, lost)
}

export const countPassed = async (queries: Queries, student_id: number) => ({
  steps: await facts.countStepsPassed(queries, student_id),
  worlds: (await readCollected(queries, student_id, 0)).length,
})
