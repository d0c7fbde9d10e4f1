import type { ChildWeek, GroupWeek } from '@letterliaan/contract'
import { weeksUpTo, type Week } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readWordsOfWeek } from '../../learn/index.ts'
import { getGroup, listGroups } from '../../people/index.ts'
import { sumPractice } from '../practice.ts'
import { findGroupTimes } from './practice-queries.ts'
import { findCurrentSteps } from './queries.ts'

/** Lists the practice of each group of the caller this week; of last week for a group that has not begun. */
export async function listGroupWeeks(
  queries: Queries,
  caller: UserCaller,
  now: number,
): Promise<GroupWeek[]> {
  const groups = (await listGroups(queries, caller)).map(({ id }) => id)
  if (groups.length === 0) return []
  const { last, current } = lastWeeks(now)
  const byGroup = Map.groupBy(await findGroupTimes(queries, groups, last.since), ({ group_id }) => group_id)
  const weeks: GroupWeek[] = []
  for (const group_id of groups) {
    const times = byGroup.get(group_id) ?? []
    const ofCurrent = sumByChild(times, current)
    const shown = ofCurrent.size > 0 ? ofCurrent : sumByChild(times, last)
    const { words, words_wanted } = await readWordsOfWeek(queries, group_id, now)
    weeks.push({
      group_id,
      is_last_week: ofCurrent.size === 0 && shown.size > 0,
      num_practised: shown.size,
      minutes: toMinutes([...shown.values()].reduce((sum, seconds) => sum + seconds, 0)),
      words,
      words_wanted,
    })
  }
  return weeks
}

/** Lists the children of a group with their minutes and current step, by id. Throws 404. */
export async function listChildWeeks(
  { queries, contents }: { readonly queries: Queries; readonly contents: Contents },
  caller: UserCaller,
  group_id: number,
  now: number,
): Promise<ChildWeek[]> {
  await getGroup(queries, caller, group_id)
  const { last, current } = lastWeeks(now)
  const [children, times] = await Promise.all([
    findCurrentSteps(queries, group_id),
    findGroupTimes(queries, [group_id], last.since),
  ])
  const [ofLast, ofCurrent] = [sumByChild(times, last), sumByChild(times, current)]
  return Promise.all(
    children.map(async ({ student_id, step_id, curriculum_step_id, position }) => ({
      student_id,
      minutes: toMinutes(ofCurrent.get(student_id) ?? 0),
      minutes_last_week: toMinutes(ofLast.get(student_id) ?? 0),
      step:
        step_id === null || curriculum_step_id === null || position === null
          ? null
          : { step_id, position, label: (await contents.get(queries, curriculum_step_id)).label },
    })),
  )
}

function lastWeeks(now: number): { readonly last: Week; readonly current: Week } {
  const [last, current] = weeksUpTo(now, 1)
  if (last === undefined || current === undefined) throw new Error('two weeks were asked for')
  return { last, current }
}

type GroupTime = Awaited<ReturnType<typeof findGroupTimes>>[number]

/** Seconds that each child practised in a week, by its id; who did not is left out. */
const sumByChild = (times: readonly GroupTime[], { since, until }: Week): ReadonlyMap<number, number> =>
  new Map(
    [
      ...Map.groupBy(
        times.filter(({ created_at }) => created_at >= since && created_at < until),
        ({ student_id }) => student_id,
      ),
    ].map(([student_id, log]) => [student_id, sumPractice(log).seconds]),
  )

const toMinutes = (seconds: number): number => Math.round(seconds / 60)
