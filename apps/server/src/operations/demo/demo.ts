import { randomInt } from 'node:crypto'
import { daySeconds, toSchoolYear } from '@letterliaan/rules/calendar'
import {
  joinTransaction,
  type Database,
  type Transaction,
  type TransactionalDatabase,
} from '../../db/database.ts'
import {
  createOrganisation,
  createStudent,
  createUser,
  createGroup,
  moveStudents,
} from '../../modules/people/index.ts'
import type { Contents } from '../../modules/curriculum/index.ts'
import { prepareSteps, type DemoChild } from '../../modules/learn/index.ts'
import { hashPassword } from '../../modules/identity/index.ts'
import { demoGroups, demoStaff, demoSupervisor, demoUsers } from './demo-users.ts'
import { createDemoLives } from './lives.ts'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import { runWithinOrganisation } from '../../db/limit-to-organisation.ts'
import { readSetting } from '../../db/tables/setting.ts'
import { insertRows } from '../../db/tables/rows.ts'

const passwordSetting = 'demo_password'

export const findDemoPassword = ({ queries }: Database): Promise<string | null> =>
  readSetting(queries, passwordSetting)

/** Finds the demo's usernames. An older demo has fewer children, and some may be archived. */
export async function findDemoUsernames({ queries }: Database): Promise<string[]> {
  const usernames = [...demoUsers.map(({ username }) => username), demoSupervisor.username]
  const rows = await queries
    .selectFrom('user')
    .leftJoin('student', 'student.user_id', 'user.id')
    .select('user.username')
    .where('user.username', 'in', usernames)
    .where('student.archived_at', 'is', null)
    .modifyEnd(markAcrossOrganisations('the demo is known by its names'))
    .execute()
  return rows.map(({ username }) => username)
}

/** Creates the demo by playing. Never in production, because it stores its password for the message at startup. */
export async function createDemo(
  database: Database,
  contents: Contents,
  now: number,
  password: string = newPassword(),
): Promise<void> {
  const password_hash = await hashPassword(password)
  // Created completely or not at all, so that the next start creates it again after an interruption.
  await database.transaction(async (transaction) => {
    await transaction.insertInto('setting').values({ name: passwordSetting, value: password }).execute()
    // The school does not ask the date of birth, which is the recommended setting.
    const organisation_id = await createOrganisation(transaction, 'Voorbeeldschool', now, false)
    await runWithinOrganisation(transaction, organisation_id, async (own) => {
      const school = await createSchool(own, contents, { organisation_id, password_hash }, now)
      await liveInIt(joinTransaction(database, own), contents, school, now)
      await logInBeforeAnswers(own, school.children)
    })
  })
}

async function liveInIt(
  database: TransactionalDatabase,
  contents: Contents,
  { children, supervisor_id }: DemoSchool,
  now: number,
): Promise<void> {
  const [, youssef, noor, daan, milan, lotte, bram] = children
  const lives = createDemoLives(database, contents, now)
  if (youssef) await lives.playHalfOfWorld(youssef)
  if (noor) await lives.playWorld(noor)
  if (daan) await lives.skipToLastWorld(daan, supervisor_id)
  if (milan) await lives.prepareInstaptoets(milan)
  if (lotte) await lives.prepareSluittoets(lotte)
  if (bram) await lives.standBeforeWorldTest(bram)
}

async function createSchool(
  transaction: Transaction,
  contents: Contents,
  { organisation_id, password_hash }: { readonly organisation_id: number; readonly password_hash: string },
  now: number,
): Promise<DemoSchool> {
  const period = { from: now - 60 * daySeconds, until: now + 365 * daySeconds }
  await insertRows(transaction, 'subscription', {
    organisation_id,
    user_id: null,
    product: 'Letterliaan Proef',
    kind: 'demo',
    can_be_renewed: true,
    ...period,
  })
  const supervisor_id = await createUser(
    transaction,
    {
      organisation_id,
      role: 'begeleider',
      ...demoSupervisor,
      password_hash,
    },
    now,
  )
  const supervisor_ids = [supervisor_id]
  for (const member of demoStaff) {
    const id = await createUser(transaction, { organisation_id, ...member, password_hash }, now)
    if (member.role === 'meekijker') supervisor_ids.push(id)
  }
  const children: DemoChild[] = []
  for (const { username, worlds, groups: _, at: __, ...person } of demoUsers) {
    const account = {
      organisation_id,
      role: 'student' as const,
      username,
      name: person.first_name,
      password_hash,
    }
    const user_id = await createUser(transaction, account, now)
    const student_id = await createStudent(transaction, { organisation_id, user_id, ...person }, now)
    await prepareSteps(transaction, contents, { student_id, organisation_id, worlds }, now)
    children.push({ student_id, organisation_id, user_id })
  }
  const school = { organisation_id, supervisor_id, children }
  await createGroups(transaction, school, supervisor_ids, now)
  return school
}

async function logInBeforeAnswers(transaction: Transaction, children: readonly DemoChild[]): Promise<void> {
  for (const { user_id, student_id } of children)
    await transaction
      .updateTable('user')
      .set((eb) => ({
        last_login_at: eb
          .selectFrom('answer')
          .select(({ fn }) => fn.max('created_at').as('at'))
          .where('student_id', '=', student_id),
      }))
      .where('id', '=', user_id)
      .execute()
}

interface DemoSchool {
  readonly organisation_id: number
  readonly supervisor_id: number
  readonly children: readonly DemoChild[]
}

async function createGroups(
  transaction: Transaction,
  { organisation_id, children }: DemoSchool,
  supervisor_ids: readonly number[],
  now: number,
): Promise<void> {
  for (const group of demoGroups) {
    const row = { organisation_id, ...group, school_year: toSchoolYear(now) }
    const group_id = await createGroup(transaction, row, supervisor_ids, now)
    const members = children.filter((_, at) =>
      demoUsers[at]?.groups.some((name: string) => name === group.name),
    )
    await moveStudents(
      transaction,
      { organisation_id },
      members.map(({ student_id }) => ({ student_id, joined: [group_id], left: [] })),
      now,
    )
  }
}

/** Draws a password that is easy to type and hard to guess. */
function newPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `${part()}-${part()}-${part()}`
}
