import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { countDistinctTitles, emptyBadgeFacts, isEarned, type BadgeFacts } from '@letterliaan/rules'
import { toAmsterdamDay, hourSeconds } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import type { KnownBadge } from './badges.ts'
import * as counts from './fact-queries.ts'
import { readStudent } from '../../../db/tables/student.ts'

type Reader<F> = (queries: Queries, student_id: number, lastAnswer: number) => Promise<F>

const isTemplate = (name: string): name is TemplateName => name in templates

const numberOf =
  (query: (queries: Queries, student_id: number) => Promise<{ count: number } | undefined>): Reader<number> =>
  async (queries, student_id) =>
    (await query(queries, student_id))?.count ?? 0

const readCollected: Reader<readonly number[]> = async (queries, student_id) => {
  const student = await readStudent(queries, student_id)
  return ([1, 2, 3, 4] as const).filter((world) => student[`end_reward_${world}_collected`])
}

const readers: { readonly [F in keyof BadgeFacts]: Reader<BadgeFacts[F]> } = {
  exercises_done: async (queries, student_id) =>
    (await counts.countDone(queries, student_id)).flatMap(({ template, difficulty, count }) =>
      isTemplate(template)
        ? [
            {
              template,
              category: templates[template].category,
              difficulty: difficulty as Difficulty,
              count,
            },
          ]
        : [],
    ),
  exercises_done_at_3_stars: numberOf(counts.countExercisesDoneAt3Stars),
  exercises_without_help: numberOf(counts.countWithoutHelp),
  dictations_faultless: numberOf(counts.countFaultlessDictations),
  words_right: async (queries, student_id, lastAnswer) =>
    (await counts.countWordsRight(queries, student_id, lastAnswer))?.count ?? 0,
  words_recovered: counts.countWordsRecovered,
  steps_passed: numberOf(counts.countStepsPassed),
  steps_passed_at_3_stars: numberOf(counts.countStepsAt3Stars),
  world_passed: readCollected,
  diamonds: async (...from) => (await readCollected(...from)).length,
  practice_weeks: async (queries, student_id) =>
    (await counts.findCompletedHours(queries, student_id)).map(({ hour }) =>
      toAmsterdamDay(hour * hourSeconds),
    ),
  repetitions_done: numberOf(counts.countRepetitions),
  tests_passed: numberOf(counts.countTestsPassed),
  place_visited: async (queries, student_id) =>
    (await counts.findPlaceVisits(queries, student_id)).map(({ type }) =>
      type === 'enter_treehouse' ? 'treehouse' : 'end_cave',
    ),
  books_read: async (queries, student_id) =>
    countDistinctTitles((await counts.findTitlesRead(queries, student_id)).map(({ title }) => title)),
  notes_written: async (queries, student_id) =>
    countDistinctTitles(
      (await counts.findNoteTexts(queries, student_id)).map(({ title, text }) => `${title} ${text}`),
    ),
}

export async function filterEarnedBadges<B extends KnownBadge>(
  queries: Queries,
  student_id: number,
  badges: readonly B[],
  lastAnswer = Number.MAX_SAFE_INTEGER,
): Promise<B[]> {
  const facts: BadgeFacts = { ...emptyBadgeFacts }
  for (const kind of new Set(badges.map(({ condition }) => condition.type))) {
    if (kind === 'bought') continue
    Object.assign(facts, { [kind]: await readers[kind](queries, student_id, lastAnswer) })
  }
  return badges.filter(({ condition }) => isEarned(condition, facts))
}

export const countPassed = async (queries: Queries, student_id: number) => ({
  steps: (await counts.countStepsPassed(queries, student_id))?.count ?? 0,
  worlds: (await readCollected(queries, student_id, 0)).length,
})
