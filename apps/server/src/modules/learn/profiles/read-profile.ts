import type { FixedField, LoggedInUser, Student } from '@letterliaan/contract'
import { formatFullName } from '@letterliaan/rules'
import { countMonthsOfEducation } from '@letterliaan/rules/calendar'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import type { StudentTable } from '../../../db/schema.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { fillCalmProfile } from './calm-profile/fill-calm-profile.ts'
import { findSubscriptionState } from '../../subscriptions/index.ts'
import type { GivenFlag } from '../../../db/given-flags.ts'
import { findExchangeTokenKind, findStudentOfUser, findUser } from './queries.ts'
import { countDistinctWords } from '../../../db/tables/answer.ts'
import { findPoints } from '../../../db/tables/point.ts'

type ProfileCaller = Pick<UserCaller, 'user_id' | 'family_id'>

export async function readProfile(
  queries: Queries,
  { user_id, family_id }: ProfileCaller,
  now: number,
): Promise<LoggedInUser> {
  const user = await findUser(queries, user_id)
  const { organisation_id, organisation_name, asks_date_of_birth, ...shown } = user
  const organizations = [{ id: organisation_id, name: organisation_name }]
  const [subscription, row, cameInBy] = await Promise.all([
    findSubscriptionState(queries, user, now),
    findStudentOfUser(queries, user_id),
    findExchangeTokenKind(queries, family_id),
  ])
  const student = row === undefined ? null : await toStudent(queries, row, now)
  const calm_profile = row === undefined ? null : fillCalmProfile(row)
  const { has_active_subscription, current_subscription } = subscription
  const profile = { student, email: user.email, has_active_subscription, current_subscription }
  const is_impersonated = cameInBy !== null && cameInBy !== 'login_card'
  const is_read_only = cameInBy === 'impersonation'
  const login = { is_impersonated, is_read_only }
  const form = {
    asks_date_of_birth: asks_date_of_birth === true,
    fixed_fields: row === undefined ? [] : listFixedFields(row),
  }
  return { ...shown, ...subscription, ...profile, organizations, profile, ...login, ...form, calm_profile }
}

async function toStudent(queries: Queries, row: Selectable<StudentTable>, now: number): Promise<Student> {
  const { id: _, organisation_id: __, opened_world: ___, calm_profile: ____, path_gain: _____, ...rest } = row
  const { first_name_given: _a, last_name_given: _b, level_given: _c, ...student } = rest
  const { level_id } = row
  return {
    ...student,
    name: formatFullName(row),
    points: await findPoints(queries, row.id),
    num_words: await countDistinctWords(queries, row.id),
    gender: null,
    dl: level_id === null ? null : countMonthsOfEducation(level_id, now),
  }
}

export const listFixedFields = (student: Pick<Selectable<StudentTable>, GivenFlag>): FixedField[] => [
  ...(student.first_name_given ? ['first_name' as const] : []),
  ...(student.last_name_given ? ['last_name' as const] : []),
  ...(student.level_given ? ['level_id' as const] : []),
]
