import type { ExchangeTokenKind, LoggedInUser, Student } from '@letterliaan/contract'
import { monthsOfEducation } from '@letterliaan/rules'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import type { StudentTable } from '../../../db/schema.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { findPoints } from '../../rewards/queries.ts'
import { findSubscription } from '../subscription/subscription.ts'

/** Who asks for its profile, by which login. */
type ProfileCaller = Pick<UserCaller, 'user_id' | 'family_id'>

/** A user with its profile (hub-and-account §3). `now` in unix seconds. */
export async function readProfile(
  queries: Queries,
  { user_id, family_id }: ProfileCaller,
  now: number,
): Promise<LoggedInUser> {
  const user = await queries
    .selectFrom('user')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['user.id', 'username', 'email', 'user.name', 'channel_id'])
    .select(['user.created_at', 'user.updated_at', 'last_login_at'])
    .select(['organisation_id', 'organisation.name as organisation_name'])
    .where('user.id', '=', user_id)
    .executeTakeFirstOrThrow()
  const { organisation_id, organisation_name, ...shown } = user
  const organizations = [{ id: organisation_id, name: organisation_name }]
  const [subscription, student, cameInBy] = await Promise.all([
    findSubscription(queries, user, now),
    readStudent(queries, user_id, now),
    findExchanged(queries, family_id),
  ])
  const { has_active_subscription, current_subscription } = subscription
  const profile = { student, email: user.email, has_active_subscription, current_subscription }
  const is_impersonated = cameInBy !== null && cameInBy !== 'login_card'
  const is_read_only = cameInBy === 'impersonation'
  return { ...shown, ...subscription, ...profile, organizations, profile, is_impersonated, is_read_only }
}

/** The kind of exchange token that a login was made with; null: it was a password. */
async function findExchanged(queries: Queries, family_id: number): Promise<ExchangeTokenKind | null> {
  const row = await queries
    .selectFrom('token_family')
    .innerJoin('exchange_token', 'exchange_token.id', 'token_family.exchange_token_id')
    .select('exchange_token.kind')
    .where('token_family.id', '=', family_id)
    .executeTakeFirst()
  return row?.kind ?? null
}

async function readStudent(queries: Queries, user_id: number, now: number): Promise<Student | null> {
  const row = await queries
    .selectFrom('student')
    .selectAll()
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row ? toStudent(row, await findPoints(queries, row.id), now) : null
}

function toStudent(row: Selectable<StudentTable>, points: number, now: number): Student {
  const { id: _, organisation_id: __, ...student } = row
  const { level_id, first_name, last_name } = row
  return {
    ...student,
    name: [first_name, last_name].filter(Boolean).join(' '),
    points,
    gender: null,
    dl: level_id === null ? null : monthsOfEducation(level_id, now),
  }
}
