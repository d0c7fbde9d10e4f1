import type { GroupGoal, GroupGoalBody } from '@letterliaan/contract'
import { proposeGoal } from '@letterliaan/rules'
import { listWeeksUpTo, type Week } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { getGroup } from '../../people/index.ts'
import { countWordsForGoal, findGoal, storeGoal } from './queries.ts'

const numWeeksBefore = 4

/** Returns the weeks up to now in order of time, at least one. */
export const listGoalWeeks = (now: number, numBefore: number): [Week, ...Week[]] =>
  listWeeksUpTo(now, numBefore) as [Week, ...Week[]]

export interface WeekCount {
  readonly week: string
  readonly words: number
  readonly num_practised: number
}

export async function sumByWeek(
  queries: Queries,
  group_id: number,
  weeks: readonly [Week, ...Week[]],
): Promise<WeekCount[]> {
  const counts = await countWordsForGoal(queries, group_id, weeks)
  return weeks.map(({ week }) => {
    const ofWeek = counts.filter((count) => count.week === week)
    const words = ofWeek.reduce((sum, count) => sum + Number(count.words), 0)
    return { week, words, num_practised: ofWeek.length }
  })
}

export async function readWordsOfWeek(queries: Queries, group_id: number, now: number) {
  const weeks = listGoalWeeks(now, 0)
  const [{ words } = { words: 0 }] = await sumByWeek(queries, group_id, weeks)
  const goal = await findGoal(queries, group_id, weeks[0].week)
  return { words, words_wanted: goal?.words_wanted ?? null }
}

/** rules.md, The goal of a group */
export async function readGroupGoal(
  queries: Queries,
  caller: UserCaller,
  group_id: number,
  now: number,
): Promise<GroupGoal> {
  const { num_students } = await getGroup(queries, caller, group_id)
  const sums = await sumByWeek(queries, group_id, listGoalWeeks(now, numWeeksBefore))
  const { week, words, num_practised } = sums.pop() ?? { week: '', words: 0, num_practised: 0 }
  const goal = await findGoal(queries, group_id, week)
  const words_wanted = goal?.words_wanted ?? null
  return {
    week,
    words_wanted,
    is_kept: goal?.is_kept ?? false,
    words,
    is_reached: words_wanted !== null && words >= words_wanted,
    num_practised,
    proposal: proposeGoal(
      sums.map((sum) => sum.words),
      num_students,
      words,
    ),
    earlier_weeks: sums.filter((sum) => sum.words > 0).map((sum) => ({ week: sum.week, words: sum.words })),
  }
}

/** Sets the goal of a group; null removes it. Throws 404 for a group that the caller may not see. */
export async function setGroupGoal(
  { transaction, caller, now }: SupervisorCall,
  group_id: number,
  { words_wanted, is_kept }: GroupGoalBody,
): Promise<GroupGoal> {
  await getGroup(transaction, caller, group_id)
  const { organisation_id, user_id } = caller
  const [{ week }] = listGoalWeeks(now, 0)
  await storeGoal(transaction, {
    organisation_id,
    group_id,
    week,
    words_wanted,
    is_kept: is_kept && words_wanted !== null,
    set_by: user_id,
    set_at: now,
  })
  recordEvent(transaction, caller, { type: 'group_goal_set', group_id, words_wanted }, now)
  return readGroupGoal(transaction, caller, group_id, now)
}
