import type { BoardOverview, School } from '@letterliaan/contract'
import { sessionPauseSeconds } from '@letterliaan/contract/limits'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { readWordsOfSchool } from '../../learn/index.ts'
import {
  countChildren,
  countStaff,
  findLastPractice,
  countSchoolPractice,
  findSchools,
  hasAdministrator,
  type SchoolRow,
} from './queries.ts'
import { hideSmallCounts } from './hide-small-counts.ts'
import { limitToSchool } from '../../../db/limit-to-organisation.ts'

interface OverviewCall {
  readonly caller: Pick<UserCaller, 'organisation_id'>
  readonly now: number
}

/** Reads one school at a time, so that a board with a hundred schools does not block other requests. */
export async function getOverview(queries: Queries, { caller, now }: OverviewCall): Promise<BoardOverview> {
  const schools: School[] = []
  for (const school of await findSchools(queries, caller.organisation_id)) {
    const has_administrator = await hasAdministrator(limitToSchool(queries, school.id), school.id)
    schools.push(await countSchoolFacts(queries, { ...school, has_administrator }, now))
  }
  return { schools }
}

export async function countSchoolFacts(
  everywhere: Queries,
  school: SchoolRow & Pick<School, 'has_administrator'>,
  now: number,
): Promise<School> {
  const { id } = school
  const queries = limitToSchool(everywhere, id)
  const num_children = await countChildren(queries, id)
  const since = now - 7 * daySeconds
  const week = await countSchoolPractice(queries, id, { since, pause: sessionPauseSeconds })
  const num_words = await readWordsOfSchool(queries, id, since)
  const last = await findLastPractice(queries, id)
  const last_practised_on = last === null ? null : toAmsterdamDate(last)
  return {
    ...school,
    num_staff: await countStaff(queries, id),
    ...hideSmallCounts({ num_children, ...week, num_words, last_practised_on }),
  }
}
