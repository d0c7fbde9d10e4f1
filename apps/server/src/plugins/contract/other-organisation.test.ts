// @database any
import { endpointOf, type EndpointName, type Endpoint } from '@letterliaan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsWithId, foreignIds } from '../../testing/foreign-ids.ts'
import { makeFullSchool, type FullSchool, type CallerRole } from '../../testing/full-school.ts'
import { tablesOf } from '../../testing/hostile/tenants.ts'
import { callerAs, statusOf, type TestCallInput } from '../../testing/http.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let here: FullSchool
let there: FullSchool
/** Another school of the same board. */
let sister: FullSchool
/** What those here send to reach into the school there. */
let aims: ReturnType<typeof foreignIds>
let aimsAtSister: ReturnType<typeof foreignIds>
let numTried = 0

beforeAll(async () => {
  app = await startTestApp()
  here = await makeFullSchool(app)
  there = await makeFullSchool(app)
  sister = await makeFullSchool(app)
  await app.database.queries
    .updateTable('organisation')
    .set({ board_id: here.board_id })
    .where('id', '=', sister.organisation_id)
    .execute()
  aims = foreignIds(there, here)
  aimsAtSister = foreignIds(sister, here)
})
afterAll(async () => {
  console.info(`ORG-1: ${numTried} combinations of a role, a call and another organisation were refused.`)
  await app.close()
})

const roles: readonly CallerRole[] = ['student', 'supervisor', 'administrator', 'meekijker', 'bestuur']

const callersOf = {
  student: ['student'],
  player: ['student'],
  supervisor: ['supervisor', 'administrator', 'meekijker'],
  administrator: ['administrator'],
  board: ['bestuur'],
  'administrator-or-board': ['administrator', 'bestuur'],
  staff: ['supervisor', 'administrator', 'meekijker', 'bestuur'],
} as const

const changes = (call: EndpointName): boolean => {
  const { changesNothing = call.startsWith('GET '), ofOwnAccount = false } = endpointOf(call)
  return !changesNothing && !ofOwnAccount
}

function mayCall(call: EndpointName, who: CallerRole): boolean {
  const { needs = 'player', ofOwnAccount }: Endpoint = endpointOf(call)
  if (who === 'meekijker' && changes(call)) return false
  if (needs === 'user') return who !== 'bestuur' || ofOwnAccount === true
  return (callersOf[needs] as readonly CallerRole[]).includes(who)
}

/** A school of the own board: for the board it is no other's. */
const isOwn = (call: EndpointName, who: CallerRole, from: typeof aims): boolean =>
  who === 'bestuur' && from === aimsAtSister && call.includes('/begeleider/school/')

/** Everything that is stored, table by table, a line for each row. */
async function dump(): Promise<Readonly<Record<string, string>>> {
  const { queries } = app.database
  const tables = await tablesOf(queries)
  const entries = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries)
      const lines = rows.map((row) => JSON.stringify(row)).toSorted()
      return [name, lines.join('\n')] as const
    }),
  )
  return Object.fromEntries(entries)
}

const sentTo = (call: EndpointName, from = aims): readonly TestCallInput[] => {
  const sent = from[call]
  return typeof sent === 'object' ? sent : []
}

test('every call that takes an id has a row of ids of another organisation, and no other call has', () => {
  expect(Object.keys(aims).toSorted()).toEqual(callsWithId.toSorted())
})

/** The callers, and what was stored when the last of them had called: nobody else does anything between these tests. */
let seen: { readonly tokens: readonly string[]; stored: Awaited<ReturnType<typeof dump>> } | undefined

test.each(callsWithId)(
  'what is of another organisation is not there, and stays as it is: %s',
  async (call) => {
    if (seen === undefined) {
      const tokens = await Promise.all(roles.map((who) => here.logInAs(who)))
      seen = { tokens, stored: await dump() }
    }
    const { tokens, stored: before } = seen
    for (const [at, who] of roles.entries()) {
      for (const from of [aims, aimsAtSister]) {
        if (isOwn(call, who, from)) continue
        for (const [which, sent] of sentTo(call, from).entries()) {
          const status = await statusOf(app, tokens[at] ?? '', call, sent)
          // The caller's own in the path, another's in the body: they do not belong together.
          const refusals = which > 0 && sent.body !== undefined ? [404, 409, 422] : [404]
          expect(mayCall(call, who) ? refusals : [403, ...signedRefusal(sent)], who).toContain(status)
          numTried += 1
        }
      }
    }
    seen.stored = await dump()
    expect(seen.stored).toEqual(before)
  },
)

/** A signature is of an organisation, not of somebody. */
const signedRefusal = ({ query }: TestCallInput): number[] => (query ? [404] : [])

test.each(callsWithId)('and is there for who it is of: %s', async (call) => {
  const [sent] = sentTo(call)
  if (sent === undefined) return
  const { query: _, ...unsigned } = sent
  const statuses = []
  for (const who of roles.filter((role) => mayCall(call, role)))
    statuses.push(await statusOf(app, await there.logInAs(who), call, unsigned))
  expect(statuses.filter((status) => ![401, 403, 404].includes(status))).not.toEqual([])
})

/** Of words and how they sound, own steps, books and what children report, an organisation has one lot. */
const isOfSupervisor = (call: EndpointName): boolean =>
  endpointOf(call).needs === 'supervisor' && !/\/(review|word|own-step|book|user-report)\//.test(call)

/** Colleagues share the words and own steps of their school, and a group. */
const isShared = (call: EndpointName, which: number): boolean =>
  which > 0 &&
  [
    'POST /api/v1/begeleider/student/:id/audio',
    'PUT /api/v1/begeleider/group/:id',
    'POST /api/v1/begeleider/path/step',
  ].includes(call)

test('a child and a group of another supervisor of the same organisation are not there, in no call', async () => {
  const colleague = await makeFullSchool(app, there.child)
  const params = { id: there.group_id }
  const owner = callerAs(app, await there.logInAs('supervisor'))
  const add = { params, body: { add: [there.child.student_id] } }
  expect((await owner.call('PUT /api/v1/begeleider/group/:id/student', add)).status).toBe(200)
  const token = await colleague.logInAs('supervisor')
  const before = await dump()
  const aimed = foreignIds(there, colleague)
  const reached: string[] = []
  for (const call of callsWithId.filter(isOfSupervisor)) {
    for (const [which, sent] of sentTo(call, aimed).entries()) {
      if (isShared(call, which)) continue
      const status = await statusOf(app, token, call, sent)
      if (![404, ...(which === 0 ? [] : [409, 422])].includes(status)) reached.push(`${status} ${call}`)
    }
  }
  expect(reached).toEqual([])
  expect(await dump()).toEqual(before)
})
