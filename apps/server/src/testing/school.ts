import type { StaffRole } from '@letterliaan/contract'
import { hash } from '@node-rs/argon2'
import { getNowSeconds } from '../clock.ts'
import {
  createOrganisation,
  createOwnOrganisation,
  createStudent,
  createUser,
} from '../modules/people/accounts/create-account.ts'
import { prepareSteps } from '../modules/learn/preparation/steps/prepare-steps.ts'
import { daySeconds } from './test-clock.ts'
import type { TestApp } from './test-app.ts'
import { limitDatabase, limitTo } from '../db/limit-to-organisation.ts'
import { insertRows } from '../db/tables/rows.ts'

export const testPassword = 'een goed wachtwoord'

/** Hashes very cheaply. The server accepts such a hash, because argon2 stores its settings in the hash. */
export const hashCheaply = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

let passwordHash: Promise<string> | null = null
let count = 0

export interface TestSchool {
  readonly organisation_id: number
}

/** `days`: duration of the subscription from now; negative if expired. */
export interface SchoolSettings {
  readonly days?: number
  readonly can_be_renewed?: boolean
}

export async function makeSchool(
  { database, clock }: TestApp,
  { days = 30, can_be_renewed = false }: SchoolSettings = {},
): Promise<TestSchool> {
  const now = getNowSeconds(clock)
  return database.transaction(async (transaction) => {
    const organisation_id = await createOrganisation(transaction, `School ${++count}`, now)
    const period = { from: now - 30 * daySeconds, until: now + days * daySeconds }
    await insertRows(limitTo(transaction, organisation_id), 'subscription', {
      organisation_id,
      user_id: null,
      product: 'Letterliaan',
      kind: 'paid',
      can_be_renewed,
      ...period,
    })
    return { organisation_id }
  })
}

export async function makeBoard({ database, clock }: TestApp, school?: TestSchool): Promise<TestSchool> {
  const now = getNowSeconds(clock)
  return database.transaction(async (transaction) => {
    const name = `Bestuur ${++count}`
    const board_id = await createOwnOrganisation(transaction, { name, kind: 'bestuur' }, now)
    if (school !== undefined)
      await transaction
        .updateTable('organisation')
        .set({ board_id })
        .where('id', '=', school.organisation_id)
        .execute()
    return { organisation_id: board_id }
  })
}

export interface TestChild extends TestSchool {
  readonly user_id: number
  readonly student_id: number
  readonly username: string
  readonly steps: readonly number[]
}

export interface ChildSettings {
  readonly worlds?: readonly number[]
  readonly introduction_completed?: boolean
  readonly test_kind?: 'entry' | 'closing' | null
  readonly endsWithTest?: boolean
}

/** Makes a child with prepared steps and the password PASSWORD. */
export async function makeChild(
  app: TestApp,
  { organisation_id }: TestSchool,
  { worlds = [1], introduction_completed = true, test_kind = null, endsWithTest = false }: ChildSettings = {},
): Promise<TestChild> {
  const now = getNowSeconds(app.clock)
  const username = `kind${++count}@school.test`
  const password_hash = await (passwordHash ??= hashCheaply(testPassword))
  return limitDatabase(app.database, organisation_id).transaction(async (transaction) => {
    const account = { organisation_id, role: 'student' as const, username, name: 'Kim', password_hash }
    const user_id = await createUser(transaction, account, now)
    const person = { organisation_id, user_id, first_name: 'Kim', last_name: 'Bos', level_id: 4 }
    const student_id = await createStudent(transaction, person, now)
    await transaction
      .updateTable('student')
      .set({ introduction_completed })
      .where('id', '=', student_id)
      .execute()
    const steps = await prepareSteps(
      transaction,
      app.contents,
      { student_id, organisation_id, worlds, test_kind, endsWithTest },
      now,
    )
    return { organisation_id, user_id, student_id, username, steps }
  })
}

/** Makes a member of the school's staff with the password `testPassword`. */
export async function makeSupervisor(
  app: TestApp,
  { organisation_id }: TestSchool,
  role: StaffRole = 'begeleider',
): Promise<string> {
  const username = `begeleider${++count}@school.test`
  const password_hash = await (passwordHash ??= hashCheaply(testPassword))
  await limitDatabase(app.database, organisation_id).transaction((transaction) =>
    createUser(
      transaction,
      { organisation_id, role, username, name: 'Juf', password_hash },
      getNowSeconds(app.clock),
    ),
  )
  return username
}
