import type { Tokens } from '@letterliaan/contract'
import { sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { getNowSeconds } from '../../clock.ts'
import { beginLogin } from '../../modules/identity/login/token/begin-login.ts'
import { logIn } from '../http.ts'
import { groupExercises, getStep, playExercise } from '../player.ts'
import { makeChild, makeSupervisor, type TestChild, type TestSchool } from '../school.ts'
import type { TestApp } from '../test-app.ts'
import { askToken } from '../ask-token.ts'

export async function makeTenant(app: TestApp, mark: string, school: TestSchool): Promise<TestChild> {
  const child = await makeChild(app, school)
  const supervisorName = await makeSupervisor(app, child)
  const caller = await logIn(app, child.username)
  const supervisor = await logIn(app, supervisorName)
  const [step = 0] = child.steps
  const [exercise = 0] = groupExercises(await getStep(caller, step)).practise
  await playExercise(caller, exercise, 2)
  const names = { first_name: mark, last_name: mark, screen_name: mark }
  await caller.call('POST /api/v1/user/update', { body: names })
  await caller.call('POST /api/v1/note', { body: { date: 0, title: mark, text: mark } })
  await caller.call('POST /api/v1/book-read', { body: { title: mark, review: 7 } })
  const report = { category: 'bug_other', title: mark, description: mark, data: JSON.stringify({ mark }) }
  await caller.call('POST /api/v1/user-report', { body: report })
  await supervisor.call('POST /api/v1/book', { body: { title: mark, author: mark } })
  await askToken(supervisor, child.student_id)
  return child
}

/** Makes tokens directly, even if the user's logins ended or the password changed. */
export async function issueTokens({ database, clock }: TestApp, user_id: number): Promise<Tokens> {
  const { organisation_id } = await database.queries
    .selectFrom('user')
    .select('organisation_id')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const login = { organisation_id, user_id, client_id: 'letterliaan-game', exchange_token_id: null }
  return database.transaction((transaction) => beginLogin(transaction, login, getNowSeconds(clock)))
}

type Owner = 'organisation_id' | 'student_id' | 'user_id'
const owners: readonly Owner[] = ['student_id', 'user_id', 'organisation_id']

interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
}

const tablesByDatabase = new WeakMap<Queries, Promise<readonly TableColumns[]>>()

/** Cached, because tests create no tables. */
export function readTablesOnce(queries: Queries): Promise<readonly TableColumns[]> {
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

export async function listOwnedRows(
  { queries }: Database,
  ids: Partial<Readonly<Record<Owner, number>>>,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rowsByTable: Record<string, Record<string, unknown>[]> = {}
  for (const { name, columns } of await readTablesOnce(queries)) {
    for (const owner of owners) {
      const id = ids[owner]
      if (id === undefined || !columns.includes(owner)) continue
      const rows = await rowsWhere(queries, name, owner, id)
      rowsByTable[name] = [...(rowsByTable[name] ?? []), ...rows]
    }
  }
  return rowsByTable
}
