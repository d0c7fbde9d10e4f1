import { randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import type { Role } from '../../db/schema.ts'
import { insertOrganisation, insertStudent, insertSubscription, insertUser } from './queries.ts'

/** Makes an organisation. Returns its id. `now` in unix seconds. */
export const createOrganisation = (transaction: Transaction, name: string, now: number): Promise<number> =>
  insertOrganisation(transaction, { name, created_at: now })

export interface NewUser {
  readonly organisation_id: number
  readonly role: Role
  readonly username: string
  readonly name: string
  readonly password_hash: string
}

/** Makes a user; its username is its e-mail address. Returns its id. */
export async function createUser(transaction: Transaction, user: NewUser, now: number): Promise<number> {
  const username = user.username.trim().toLowerCase()
  return insertUser(transaction, {
    ...user,
    username,
    email: username,
    channel_id: randomUUID(),
    created_at: now,
    updated_at: now,
    last_login_at: null,
  })
}

export interface NewStudent {
  readonly organisation_id: number
  readonly user_id: number
  readonly first_name: string
  readonly last_name: string
  readonly level_id: number | null
  /** Its first name until it chooses another. */
  readonly screen_name?: string
  /** Unix seconds. */
  readonly date_of_birth?: number | null
}

/** Makes a student that has done nothing yet. Returns its id. */
export async function createStudent(
  transaction: Transaction,
  student: NewStudent,
  now: number,
): Promise<number> {
  return insertStudent(transaction, {
    screen_name: student.first_name,
    date_of_birth: null,
    ...student,
    identifier: randomUUID(),
    buddy_id: 1,
    dle: 0,
    phase_id: 1,
    num_words: 0,
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
  })
}

/** The order of the four diamonds in the end cave, read as digits (END-1). */
function newWinCode(): number {
  const left = [1, 2, 3, 4]
  let code = 0
  while (left.length > 0) code = code * 10 + (left.splice(randomInt(left.length), 1)[0] ?? 0)
  return code
}

export interface NewSubscription {
  readonly organisation_id: number
  /** Null: for the whole organisation. */
  readonly user_id: number | null
  readonly product: string
  readonly kind: 'demo' | 'paid'
  /** Unix seconds. */
  readonly from: number
  readonly until: number
  readonly can_be_renewed: boolean
}

export const createSubscription = (transaction: Transaction, subscription: NewSubscription) =>
  insertSubscription(transaction, subscription)
