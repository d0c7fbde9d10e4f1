import { randomInt } from 'node:crypto'
import { lastHelpTour } from '@letterliaan/rules'
import type { Database, Transaction } from '../../db/database.ts'
import { createOrganisation, createStudent, createSubscription, createUser } from '../account/create.ts'
import type { Contents } from '../curriculum/content.ts'
import { updatePath } from '../progress/path.ts'
import { prepareSteps } from '../step/prepare.ts'
import { hashPassword } from '../token/password.ts'
import { createDemoPlayer, type DemoChild } from './play.ts'

const DOMAIN = 'voorbeeldschool.nl'
const DAY = 24 * 60 * 60
const PASSWORD = 'demo_password'

/** Who is in the demo, in which group and with which worlds, and how far. Printed at the start. */
export const DEMO_USERS = [
  {
    first_name: 'Sanne',
    username: `sanne@${DOMAIN}`,
    level_id: 4,
    worlds: [1, 2],
    at: 'is net begonnen: de introductie is nog niet gedaan',
  },
  {
    first_name: 'Youssef',
    username: `youssef@${DOMAIN}`,
    level_id: 4,
    worlds: [1, 2],
    at: 'is halverwege wereld 1',
  },
  {
    first_name: 'Noor',
    username: `noor@${DOMAIN}`,
    level_id: 4,
    worlds: [1, 2],
    at: 'heeft wereld 1 gehaald',
  },
  {
    first_name: 'Daan',
    username: `daan@${DOMAIN}`,
    level_id: 7,
    worlds: [1, 2, 3, 4],
    at: 'mag wereld 1, 2 en 3 overslaan en is bij wereld 4',
  },
] as const

/** Who looks after them. Printed at the start too. */
export const DEMO_SUPERVISOR = { name: 'Juf Marit', username: `begeleider@${DOMAIN}` } as const

/** The password of the demo that is in this database, or null when there is none. */
export async function findDemoPassword({ queries }: Database): Promise<string | null> {
  const row = await queries
    .selectFrom('setting')
    .select('value')
    .where('name', '=', PASSWORD)
    .executeTakeFirst()
  return row?.value ?? null
}

/**
 * Fills an empty database with a school to try: a supervisor and four children at different points. What they did they
 * did by playing; what Daan skips his supervisor waived.
 * The password is kept readable, so that each start can tell it: never call this in production.
 */
export async function createDemo(
  database: Database,
  contents: Contents,
  now: number,
  password: string = newPassword(),
): Promise<void> {
  const password_hash = await hashPassword(password)
  const [, youssef, noor, daan] = await database.transaction(async (transaction) => {
    // With the school itself: a start that is broken off while the children play must not lock everybody out.
    await transaction.insertInto('setting').values({ name: PASSWORD, value: password }).execute()
    return createSchool(transaction, contents, password_hash, now)
  })
  if (youssef) await playHalfOfWorld(database, contents, youssef, now)
  if (noor) await playWorld(database, contents, noor, now)
  if (daan) await skipToLastWorld(database, contents, daan, now)
}

async function createSchool(
  transaction: Transaction,
  contents: Contents,
  password_hash: string,
  now: number,
): Promise<DemoChild[]> {
  const organisation_id = await createOrganisation(transaction, 'Voorbeeldschool', now)
  const period = { from: now - 60 * DAY, until: now + 365 * DAY }
  await createSubscription(transaction, {
    organisation_id,
    user_id: null,
    product: 'Letterliaan Proef',
    kind: 'demo',
    can_be_renewed: true,
    ...period,
  })
  await createUser(
    transaction,
    {
      organisation_id,
      role: 'begeleider',
      ...DEMO_SUPERVISOR,
      password_hash,
    },
    now,
  )
  const children: DemoChild[] = []
  for (const { first_name, username, level_id, worlds } of DEMO_USERS) {
    const account = { organisation_id, role: 'student' as const, username, name: first_name, password_hash }
    const user_id = await createUser(transaction, account, now)
    const student_id = await createStudent(
      transaction,
      { organisation_id, user_id, first_name, last_name: '', level_id },
      now,
    )
    await prepareSteps(transaction, contents, { student_id, organisation_id, worlds }, now)
    children.push({ student_id, organisation_id, user_id })
  }
  return children
}

async function playHalfOfWorld(
  database: Database,
  contents: Contents,
  child: DemoChild,
  now: number,
): Promise<void> {
  const steps = await introduce(database, child)
  const half = Math.floor(steps.length / 2)
  const player = createDemoPlayer(database, contents, child, now - (half + 2) * DAY)
  for (const step of steps.slice(0, half)) await player.passStep(step, 2)
  const next = steps[half]
  if (next === undefined) return
  await player.beginStep(next, 2)
  await writeNotes(database, next, 'Je bent goed bezig! Zeg elk woord eerst zachtjes hardop.')
}

/** What the supervisor tells the child of a step. */
async function writeNotes({ queries }: Database, step_id: number, notes: string): Promise<void> {
  await queries.updateTable('step').set({ notes }).where('id', '=', step_id).execute()
}

async function playWorld(
  database: Database,
  contents: Contents,
  child: DemoChild,
  now: number,
): Promise<void> {
  const steps = await introduce(database, child)
  const player = createDemoPlayer(database, contents, child, now - (steps.length + 2) * DAY)
  for (const step of steps) await player.passStep(step, 2)
}

/** An older child that begins with the weetwoorden and leenwoorden. */
async function skipToLastWorld(
  database: Database,
  contents: Contents,
  child: DemoChild,
  now: number,
): Promise<void> {
  await introduce(database, child)
  await database.transaction(async (transaction) => {
    await transaction
      .updateTable('step')
      .set({ waived: true })
      .where('student_id', '=', child.student_id)
      .where('phase_id', '<', 4)
      .execute()
    await updatePath(transaction, contents, child.student_id, now)
  })
}

/** The child has done its introduction, and has seen the help tours. Returns its steps of world 1. */
async function introduce({ queries }: Database, { student_id }: DemoChild): Promise<number[]> {
  await queries
    .updateTable('student')
    .set({ introduction_completed: true, user_manual_flow: lastHelpTour })
    .where('id', '=', student_id)
    .execute()
  const steps = await queries
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('phase_id', '=', 1)
    .orderBy('position')
    .execute()
  return steps.map(({ id }) => id)
}

/** Easy to type over, hard to guess. */
function newPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `${part()}-${part()}-${part()}`
}
