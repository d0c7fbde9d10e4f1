import { randomInt, randomUUID } from 'node:crypto'
import type { Region } from '@letterliaan/contract'
import { formatFullName } from '@letterliaan/rules'
import type { Insertable } from 'kysely'
import type { Transaction } from '../../../db/database.ts'
import type { Role, StudentTable, UserTable } from '../../../db/schema.ts'
import { drawUsernames } from './draw-usernames.ts'
import { findNewChildProfile, insertStudents, insertUsers } from './queries.ts'
import { toGivenFlags, type GivenFlag } from '../../../db/given-flags.ts'
import { getUnusablePasswordHash } from '../../identity/index.ts'
import { insertRow, insertRows } from '../../../db/tables/rows.ts'

export const createOrganisation = (
  transaction: Transaction,
  name: string,
  now: number,
  asks_date_of_birth: boolean | null = null,
): Promise<number> => insertRow(transaction, 'organisation', { name, created_at: now, asks_date_of_birth })

/** Ten years, because a self-hosted installation needs no paid subscription. */
const ownSubscriptionSeconds = 10 * 365 * 24 * 60 * 60

export interface NewOrganisation {
  readonly name: string
  readonly kind: 'school' | 'bestuur'
  readonly board_id?: number
  readonly brin?: string | null
  readonly region?: Region
}

/** Creates an organisation with a subscription, so that its users can log in. */
export async function createOwnOrganisation(
  transaction: Transaction,
  organisation: NewOrganisation,
  now: number,
): Promise<number> {
  const organisation_id = await insertRow(transaction, 'organisation', { ...organisation, created_at: now })
  await insertRows(transaction, 'subscription', {
    organisation_id,
    user_id: null,
    product: 'Letterliaan (eigen installatie)',
    kind: 'paid',
    from: now,
    until: now + ownSubscriptionSeconds,
    can_be_renewed: false,
  })
  return organisation_id
}

export interface NewUser {
  readonly organisation_id: number
  readonly role: Role
  readonly username: string
  readonly name: string
  readonly password_hash: string
}

export const createUser = (transaction: Transaction, user: NewUser, now: number): Promise<number> =>
  insertRow(transaction, 'user', newUserRow(user, now))

function newUserRow(user: NewUser, now: number): Insertable<UserTable> {
  const username = user.username.trim().toLowerCase()
  return {
    ...user,
    username,
    email: username,
    channel_id: randomUUID(),
    created_at: now,
    updated_at: now,
    last_login_at: null,
  }
}

export interface NewStudent extends Partial<Record<GivenFlag, boolean>> {
  readonly organisation_id: number
  readonly user_id: number
  readonly first_name: string
  readonly last_name: string
  readonly level_id: number | null
  readonly screen_name?: string
  /** Unix seconds. */
  readonly date_of_birth?: number | null
  readonly buddy_id?: number
  readonly school_key?: string | null
  readonly eckid?: string | null
}

export async function createStudent(
  transaction: Transaction,
  student: NewStudent,
  now: number,
): Promise<number> {
  const calm_profile = await findNewChildProfile(transaction, student.organisation_id)
  return insertRow(transaction, 'student', { ...newStudentRow(student, now), calm_profile })
}

function newStudentRow(student: NewStudent, now: number): Insertable<StudentTable> {
  return {
    screen_name: student.first_name,
    date_of_birth: null,
    school_key: null,
    eckid: null,
    buddy_id: 1,
    ...student,
    identifier: randomUUID(),
    dle: 0,
    phase_id: 1,
    user_manual_flow: 0,
    introduction_completed: false,
    end_reward_1_collected: false,
    end_reward_2_collected: false,
    end_reward_3_collected: false,
    end_reward_4_collected: false,
    end_reward_win_code: newWinCode(),
    archived_at: null,
    created_at: now,
    updated_at: now,
  }
}

export type NewChild = Omit<NewStudent, 'organisation_id' | 'user_id'>

export interface ChildAccount {
  readonly student_id: number
  readonly user_id: number
}

const numBuddies = 6

/** Creates children in order, with alternating buddies and usernames that don't contain their names (GRP-7). */
export async function createChildren(
  transaction: Transaction,
  organisation_id: number,
  children: readonly NewChild[],
  now: number,
): Promise<ChildAccount[]> {
  const password_hash = await getUnusablePasswordHash()
  const usernames = await drawUsernames(transaction, children.map(formatFullName))
  const users = children.map(({ first_name }, at) => {
    const account = { organisation_id, role: 'student' as const, password_hash }
    return newUserRow({ ...account, username: usernames[at] ?? '', name: first_name }, now)
  })
  const userIds = await insertUsers(transaction, users)
  const user_ids = usernames.map((username) => userIds.get(username) ?? 0)
  const calm_profile = await findNewChildProfile(transaction, organisation_id)
  const students = children.map((child, at) => ({
    calm_profile,
    ...toGivenFlags(child),
    ...newStudentRow(
      { buddy_id: (at % numBuddies) + 1, ...child, organisation_id, user_id: user_ids[at] ?? 0 },
      now,
    ),
  }))
  const studentIds = await insertStudents(transaction, students)
  return user_ids.map((user_id) => ({ user_id, student_id: studentIds.get(user_id) ?? 0 }))
}

/** Draws the order of the four diamonds as digits (END-1). */
function newWinCode(): number {
  const left = [1, 2, 3, 4]
  let code = 0
  while (left.length > 0) code = code * 10 + (left.splice(randomInt(left.length), 1)[0] ?? 0)
  return code
}
