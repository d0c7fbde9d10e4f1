import type { GroupWeek } from '@letterliaan/contract'
import { weeksUpTo } from '@letterliaan/rules/calendar'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { readWordsOfWeek } from '../goals/index.ts'
import { listGroups } from '../groups/index.ts'
import { sumPractice } from '../insight/index.ts'
import { findGroupTimes } from './practice-queries.ts'

/** What each group that the caller sees did this week. */
export async function listGroupWeeks(
  queries: Queries,
  caller: UserCaller,
  now: number,
): Promise<GroupWeek[]> {
  const [week] = weeksUpTo(now, 0)
  const groups = (await listGroups(queries, caller)).map(({ id }) => id)
  if (week === undefined || groups.length === 0) return []
  const times = await findGroupTimes(queries, groups, week.since)
  const byGroup = Map.groupBy(times, ({ group_id }) => group_id)
  const weeks: GroupWeek[] = []
  for (const group_id of groups) {
    const byStudent = Map.groupBy(byGroup.get(group_id) ?? [], ({ student_id }) => student_id)
    const seconds = [...byStudent.values()].reduce((sum, log) => sum + sumPractice(log).seconds, 0)
    const { words, words_wanted } = await readWordsOfWeek(queries, group_id, now)
    weeks.push({
      group_id,
      num_practised: byStudent.size,
      minutes: Math.round(seconds / 60),
      words,
      words_wanted,
    })
  }
  return weeks
}
