// @database any
import { contract, endpointOf, type EndpointName } from '@letterliaan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foreignIds } from '../../testing/foreign-ids.ts'
import { makeFullSchool, type FullSchool } from '../../testing/full-school.ts'
import { examplesOf } from '../../testing/hostile/example.ts'
import { tablesOf } from '../../testing/hostile/tenants.ts'
import { statusOf, type TestCallInput } from '../../testing/http.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let school: FullSchool

beforeAll(async () => {
  app = await startTestApp()
  school = await makeFullSchool(app)
})
afterAll(() => app.close())

const calls = (Object.keys(contract) as EndpointName[]).filter((call) => endpointOf(call).auth === 'bearer')
const isOfStaff = (call: EndpointName): boolean => endpointOf(call).needs === 'supervisor'
const isForAll = (call: EndpointName): boolean => ['user', 'staff'].includes(endpointOf(call).needs ?? '')

/** What is of this school, sent to each call. */
function sentTo(call: EndpointName): TestCallInput {
  const aimed = foreignIds(school, school)[call]
  if (typeof aimed === 'object' && aimed[0] !== undefined) return aimed[0]
  const { body } = endpointOf(call)
  return { params: { id: 1 }, ...(body && { body: examplesOf(body, {})[0] }) }
}

/** But the log: it tells that a report was made. */
async function dump(): Promise<Readonly<Record<string, string>>> {
  const { queries } = app.database
  const tables = (await tablesOf(queries)).filter(({ name }) => !name.startsWith('audit'))
  const entries = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries)
      return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const
    }),
  )
  return Object.fromEntries(entries.map(([name, rows]) => [name, rows.join('\n')]))
}

const changes = (call: EndpointName): boolean => {
  const { changesNothing = call.startsWith('GET '), ofOwnAccount = false } = endpointOf(call)
  return !changesNothing && !ofOwnAccount
}

test('ORG-4 a meekijker is refused by every call that changes something, and nothing changes', async () => {
  const token = await school.logInAs('meekijker')
  const before = await dump()
  const reached: string[] = []
  for (const call of calls.filter((one) => changes(one) || !(isOfStaff(one) || isForAll(one)))) {
    const status = await statusOf(app, token, call, sentTo(call))
    if (status !== 403) reached.push(`${status} ${call}`)
  }
  expect(reached).toEqual([])
  expect(await dump()).toEqual(before)
})

/** The meekijker of the school gets the groups of this supervisor. */
async function giveGroupsOf(supervisor_id: number, organisation_id: number): Promise<void> {
  const { queries } = app.database
  const { id: user_id } = await queries
    .selectFrom('user')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('role', '=', 'meekijker')
    .executeTakeFirstOrThrow()
  const groups = await queries
    .selectFrom('group_supervisor')
    .select('group_id')
    .where('user_id', '=', supervisor_id)
    .execute()
  const rows = groups.map(({ group_id }) => ({ organisation_id, user_id, group_id }))
  await queries.insertInto('group_supervisor').values(rows).execute()
}

test('ORG-4 a meekijker gets what a supervisor with the same groups gets; the calls that say so change nothing', async () => {
  const meekijker = await school.logInAs('meekijker')
  const supervisor = await school.logInAs('supervisor')
  await giveGroupsOf(school.supervisor_id, school.child.organisation_id)
  const before = await dump()
  const differences: string[] = []
  for (const call of calls.filter(
    (one) => isOfStaff(one) && !changes(one) && !endpointOf(one).ofOwnAccount,
  )) {
    const as = (token: string) => statusOf(app, token, call, sentTo(call))
    const [seen, given] = [await as(meekijker), await as(supervisor)]
    if (seen !== given || seen === 403) differences.push(`${call}: ${seen}, a supervisor ${given}`)
  }
  expect(differences).toEqual([])
  expect(await dump()).toEqual(before)
})
