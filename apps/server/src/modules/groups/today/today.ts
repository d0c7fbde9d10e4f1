import type { Today, TodayStudent } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/content.ts'
import { countMarkedWords, findFailedDictations, findStepCounts, hasLoginCard } from './queries.ts'

/** A child practises about three steps a week: with fewer left, its path runs out this week (VAN-2). */
const minStepsLeft = 3

export interface TodayDependencies {
  readonly contents: Contents
  /** How many reports that the caller may read wait to be handled: reports are kept by another module. */
  readonly countOpenReports: (queries: Queries, caller: UserCaller) => Promise<number>
}

/** What needs the supervisor today (VAN-1, VAN-2): one query for all children, whatever their number. */
export async function listToday(
  queries: Queries,
  { contents, countOpenReports }: TodayDependencies,
  caller: UserCaller,
): Promise<Today> {
  const { organisation_id } = caller
  const [students, failed_dictations, has_cards, num_marked_words, num_open_reports] = await Promise.all([
    findStepCounts(queries, caller),
    listFailedDictations(queries, contents, caller),
    hasLoginCard(queries, caller),
    countMarkedWords(queries, organisation_id),
    countOpenReports(queries, caller),
  ])
  return {
    first_steps: {
      has_students: students.length > 0,
      has_steps: students.some(({ num_steps }) => num_steps > 0),
      has_cards,
    },
    without_steps: students.filter(({ num_steps }) => num_steps === 0).map(toTodayStudent),
    stuck: students.filter(({ num_left, num_open }) => num_left > 0 && num_open === 0).map(toTodayStudent),
    running_out: students
      .filter(({ num_steps, num_left }) => num_steps > 0 && num_left < minStepsLeft)
      .map((student) => Object.assign(toTodayStudent(student), { num_left: student.num_left })),
    failed_dictations,
    num_marked_words,
    num_open_reports,
  }
}

const toTodayStudent = ({ id, screen_name, buddy_id }: TodayStudent): TodayStudent => ({
  id,
  screen_name,
  buddy_id,
})

async function listFailedDictations(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
): Promise<Today['failed_dictations']> {
  const rows = await findFailedDictations(queries, caller)
  return Promise.all(
    rows.map(async ({ id, screen_name, buddy_id, step_id, position, curriculum_step_id }) => {
      const { label } = await contents.get(queries, curriculum_step_id)
      return { id, screen_name, buddy_id, step_id, position, label }
    }),
  )
}
