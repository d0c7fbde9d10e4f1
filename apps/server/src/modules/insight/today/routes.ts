import type { ChildWeek, GroupWeek } from '@letterliaan/contract'
import { listWeeksUpTo, type Week } from '@letterliaan/rules/calendar'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Database, Queries } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { createChildCheck } from './child-checks.ts'
import { markTodayCauses } from './marks.ts'
import { listToday } from './today.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { readWordsOfWeek } from '../../learn/index.ts'
import { getGroup, listGroups } from '../../people/index.ts'
import { sumPractice } from '../practice.ts'
import { findGroupTimes } from './practice-queries.ts'
import { findCurrentStepsOfGroup } from './queries.ts'

export const createTodayRoutes = ({ queries }: Pick<Database, 'queries'>, contents: Contents) => {
  const checkChildren = createChildCheck()
  return defineHandlers({
    'GET /api/v1/begeleider/today': ({ caller, now }) =>
      listToday({ queries, contents, checkChildren }, caller, now),
    'PUT /api/v1/begeleider/student/:id/today': (call) => markTodayCauses(call, call.params.id, call.body),
    'GET /api/v1/begeleider/group-week': ({ caller, now }) => listGroupWeeks(queries, caller, now),
    'GET /api/v1/begeleider/group/:id/child-week': ({ caller, params, now }) =>
      listChildWeeks({ queries, contents }, caller, params.id, now),
  })
}

/** Reads this week's practice of the caller's groups. For a group that has not begun, reads last week's. */
async function listGroupWeeks(queries: Queries, caller: UserCaller, now: number): Promise<GroupWeek[]> {
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
      minutes: roundToMinutes([...shown.values()].reduce((sum, seconds) => sum + seconds, 0)),
      words,
      words_wanted,
    })
  }
  return weeks
}

/** Reads the minutes and the current step of each child in a group. Throws 404. */
async function listChildWeeks(
  { queries, contents }: { readonly queries: Queries; readonly contents: Contents },
  caller: UserCaller,
  group_id: number,
  now: number,
): Promise<ChildWeek[]> {
  await getGroup(queries, caller, group_id)
  const { last, current } = lastWeeks(now)
  const [children, times] = await Promise.all([
    findCurrentStepsOfGroup(queries, group_id),
    findGroupTimes(queries, [group_id], last.since),
  ])
  const [ofLast, ofCurrent] = [sumByChild(times, last), sumByChild(times, current)]
  return Promise.all(
    children.map(async ({ student_id, step_id, curriculum_step_id, position, phase_id }) => ({
      student_id,
      minutes: roundToMinutes(ofCurrent.get(student_id) ?? 0),
      minutes_last_week: roundToMinutes(ofLast.get(student_id) ?? 0),
      step:
        step_id === null || curriculum_step_id === null || position === null
          ? null
          : { step_id, position, phase_id, label: (await contents.get(queries, curriculum_step_id)).label },
    })),
  )
}

function lastWeeks(now: number): { readonly last: Week; readonly current: Week } {
  const [last, current] = listWeeksUpTo(now, 1)
  if (last === undefined || current === undefined) throw new Error('two weeks were asked for')
  return { last, current }
}

type GroupTime = Awaited<ReturnType<typeof findGroupTimes>>[number]

/** Sums the practice seconds in a week, keyed by the child's id. Leaves out children who did not practise. */
const sumByChild = (times: readonly GroupTime[], { since, until }: Week): ReadonlyMap<number, number> =>
  new Map(
    [
      ...Map.groupBy(
        times.filter(({ created_at }) => created_at >= since && created_at < until),
        ({ student_id }) => student_id,
      ),
    ].map(([student_id, log]) => [student_id, sumPractice(log).seconds]),
  )

const roundToMinutes = (seconds: number): number => Math.round(seconds / 60)
