import type { Tokens } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { nowSeconds } from '../../clock.ts'
import { beginLogin } from '../../modules/login/token/begin-login.ts'
import { logIn } from '../http.ts'
import { exercisesOf, getStep, playExercise } from '../player.ts'
import { makeChild, makeSupervisor, type TestChild, type TestSchool } from '../school.ts'
import type { TestApp } from '../test-app.ts'

export interface Tenant extends TestChild {
  readonly supervisor: { readonly user_id: number }
  readonly administrator: { readonly user_id: number }
}

/** A child with work; `mark` is in its names and texts. */
export async function makeTenant(app: TestApp, mark: string, school: TestSchool): Promise<Tenant> {
  const child = await makeChild(app, school)
  const supervisorName = await makeSupervisor(app, child)
  const caller = await logIn(app, child.username)
  const supervisor = await logIn(app, supervisorName)
  const [step = 0] = child.steps
  const [exercise = 0] = exercisesOf(await getStep(caller, step)).practise
  await playExercise(caller, exercise, 2)
  const names = { first_name: mark, last_name: mark, screen_name: mark }
  await caller.call('POST /api/v1/user/update', { body: names })
  await caller.call('POST /api/v1/note', { body: { date: 0, title: mark, text: mark } })
  await caller.call('POST /api/v1/book-read', { body: { title: mark, review: 7 } })
  const report = { category: 'bug_other', title: mark, description: mark, data: JSON.stringify({ mark }) }
  await caller.call('POST /api/v1/user-report', { body: report })
  await supervisor.call('POST /api/v1/book', { body: { title: mark, author: mark } })
  await supervisor.call('POST /api/v1/begeleider/student/:id/exchange-token', {
    params: { id: child.student_id },
    body: { kind: 'login_card' },
  })
  const administratorName = await makeSupervisor(app, child, 'beheerder')
  return {
    ...child,
    supervisor: await findUser(app, supervisorName),
    administrator: await findUser(app, administratorName),
  }
}

const findUser = ({ database }: TestApp, username: string) =>
  database.queries
    .selectFrom('user')
    .select('id as user_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

/** Undoes a supervisor's changes, so that the children can play. */
export async function restorePaths(
  { queries }: Database,
  children: readonly { readonly steps: readonly number[]; readonly test_kind: 'entry' | null }[],
): Promise<void> {
  for (const { steps, test_kind } of children) {
    const [first = 0] = steps
    const open = {
      removed_at: null,
      lock: 'open',
      waived: false,
      min_difficulty: 1,
      max_difficulty: 3,
    } as const
    await queries
      .updateTable('step')
      .set({ ...open, excluded_templates: '[]', phase_id: 1, test_kind, can_start_test: test_kind !== null })
      .where('id', 'in', steps)
      .execute()
    await queries
      .updateTable('step')
      .set({ status: StepStatus.open })
      .where('id', '=', first)
      .where('status', '=', StepStatus.locked)
      .execute()
  }
}

/** Also after its logins ended or its password changed. */
export async function issueTokens({ database, clock }: TestApp, user_id: number): Promise<Tokens> {
  const { organisation_id } = await database.queries
    .selectFrom('user')
    .select('organisation_id')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const login = { organisation_id, user_id, client_id: 'letterliaan-game', exchange_token_id: null }
  return database.transaction((transaction) => beginLogin(transaction, login, nowSeconds(clock)))
}

type Owner = 'organisation_id' | 'student_id' | 'user_id'
const owners: readonly Owner[] = ['student_id', 'user_id', 'organisation_id']

interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
}

const tablesByDatabase = new WeakMap<Queries, Promise<readonly TableColumns[]>>()

/** Asked once: tests make no tables. */
export function tablesOf(queries: Queries): Promise<readonly TableColumns[]> {
  const known = tablesByDatabase.get(queries) ?? readTables(queries)
  tablesByDatabase.set(queries, known)
  return known
}

async function readTables(queries: Queries): Promise<readonly TableColumns[]> {
  const tables = await queries.introspection.getTables()
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
}

const rowsWhere = async (queries: Queries, table: string, owner: Owner, id: number) =>
  (
    await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(queries)
  ).rows

/** Of rows, exercises and tests; unique. */
export async function listTenantIds(
  database: Database,
  { organisation_id, steps }: TestChild,
): Promise<number[]> {
  const latest = await readLatestIds(database.queries, organisation_id)
  const [step = 0, next = 0] = steps
  return [...new Set([step, next, step * 100, step * 100 + 1, next * 100 + 1, ...latest])].filter(
    (id) => id > 0,
  )
}

async function readLatestIds(queries: Queries, organisation_id: number): Promise<number[]> {
  const tables = (await tablesOf(queries)).filter(({ columns }) =>
    ['id', 'organisation_id'].every((name) => columns.includes(name)),
  )
  const { rows } = await sql<{ readonly id: number | null }>`${sql.join(
    tables.map(
      ({ name }) =>
        sql`select max(id) as id from ${sql.table(name)} where organisation_id = ${organisation_id}`,
    ),
    sql` union all `,
  )}`.execute(queries)
  return rows.map(({ id }) => id ?? 0)
}

export async function listOwnedRows(
  { queries }: Database,
  ids: Partial<Readonly<Record<Owner, number>>>,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rowsByTable: Record<string, Record<string, unknown>[]> = {}
  for (const { name, columns } of await tablesOf(queries)) {
    for (const owner of owners) {
      const id = ids[owner]
      if (id === undefined || !columns.includes(owner)) continue
      const rows = await rowsWhere(queries, name, owner, id)
      rowsByTable[name] = [...(rowsByTable[name] ?? []), ...rows]
    }
  }
  return rowsByTable
}
