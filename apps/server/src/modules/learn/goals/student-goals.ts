import type { PersonalBest, ReachedGoal, SharedGoal, StudentGoals } from '@letterliaan/contract'
import { countWordsByWeek, findPersonalBest, countBridgePlanks, roundSumForChild } from '@letterliaan/rules'
import { createWeekOf } from '@letterliaan/rules/calendar'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import {
  createConflictError,
  createNotFoundError,
  type ProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { sumByWeek, listGoalWeeks, type WeekCount } from './group-goal.ts'
import { findCelebrated, findGoal, findGroupsWithGoal, findPractised, insertCelebrated } from './queries.ts'

type Membership = Awaited<ReturnType<typeof findGroupsWithGoal>>[number]

interface GoalWeek extends WeekCount {
  readonly group: Membership
  readonly words_wanted: number
}

export async function readStudentGoals(
  queries: Queries,
  { student_id }: Pick<StudentOwner, 'student_id'>,
  now: number,
): Promise<StudentGoals> {
  const weeks = listGoalWeeks(now, 1)
  const [earlier] = weeks
  const { week } = weeks[1] ?? earlier
  const goalWeeks: GoalWeek[] = []
  for (const group of await findGroupsWithGoal(queries, student_id)) {
    goalWeeks.push(...(await readGoalWeeks(queries, group, now)))
  }
  const celebrated = await findCelebrated(queries, student_id, earlier.week)
  const isCelebrated = ({ group, week: of }: GoalWeek): boolean =>
    celebrated.some((row) => row.group_id === group.id && row.week === of)
  return {
    week,
    goals: goalWeeks.filter((goalWeek) => goalWeek.week === week).map(toSharedGoal),
    to_celebrate: goalWeeks
      .filter((goalWeek) => isReached(goalWeek) && !isCelebrated(goalWeek))
      .map(toReachedGoal),
    own: await readOwn(queries, student_id, week),
  }
}

/** Celebrates a goal once. Throws 404 outside the group, 409 if the goal is not reached. */
export async function celebrateGoal(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { group_id, week }: { readonly group_id: number; readonly week: string },
  now: number,
): Promise<StudentGoals> {
  const group = (await findGroupsWithGoal(transaction, student_id)).find(({ id }) => id === group_id)
  if (group === undefined) throw createNotFoundError()
  const goalWeek = (await readGoalWeeks(transaction, group, now)).find((other) => other.week === week)
  if (goalWeek === undefined || !isReached(goalWeek)) throw notReached()
  await insertCelebrated(transaction, { organisation_id, student_id, group_id, week, created_at: now })
  return readStudentGoals(transaction, { student_id }, now)
}

export async function readPersonalBest(
  queries: Queries,
  student_id: number,
  now: number,
): Promise<PersonalBest> {
  const [{ week }] = listGoalWeeks(now, 0)
  return readOwn(queries, student_id, week)
}

/** Includes last week, because its goal may be reached after the child stopped playing. */
async function readGoalWeeks(queries: Queries, group: Membership, now: number): Promise<GoalWeek[]> {
  const weeks = listGoalWeeks(now, 1)
  const goals = await Promise.all(weeks.map(({ week }) => findGoal(queries, group.id, week)))
  if (goals.every((goal) => goal === undefined)) return []
  const sums = await sumByWeek(queries, group.id, weeks)
  return sums.flatMap((sum, at) => {
    const words_wanted = goals[at]?.words_wanted ?? null
    return words_wanted === null ? [] : [{ ...sum, group, words_wanted }]
  })
}

const isReached = ({ words, words_wanted }: GoalWeek): boolean => words >= words_wanted

const toSharedGoal = (goalWeek: GoalWeek): SharedGoal => {
  const { group, words, words_wanted, num_practised } = goalWeek
  const sum = { words, num_practised, num_students: Number(group.num_students) }
  return {
    group_id: group.id,
    name: group.name,
    words_wanted,
    ...roundSumForChild(sum, words_wanted),
    is_reached: isReached(goalWeek),
    planks: countBridgePlanks(sum, words_wanted),
  }
}

const toReachedGoal = ({ group, week, words_wanted }: GoalWeek): ReachedGoal => ({
  group_id: group.id,
  name: group.name,
  week,
  words_wanted,
})

const readOwn = async (queries: Queries, student_id: number, week: string): Promise<PersonalBest> =>
  findPersonalBest(countWordsByWeek(await findPractised(queries, student_id), createWeekOf()), week)

const notReached = (): ProblemError => createConflictError('Dit doel is nog niet gehaald.', 'Nu niet')
