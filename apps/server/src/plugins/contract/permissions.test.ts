import { contract, getEndpoint, type EndpointName } from '@letterliaan/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { callsWithId } from '../../testing/calls-with-id.ts'
import { listForeignIds } from '../../testing/foreign-ids.ts'
import { makeFullSchool, type CallerRole, type FullSchool } from '../../testing/full-school.ts'
import { createExamples } from '../../testing/hostile/example.ts'
import { sendTo, type RawReply } from '../../testing/hostile/send.ts'
import { issueTokens, readTablesOnce } from '../../testing/hostile/tenants.ts'
import { toRawRequest } from '../../testing/hostile/valid-requests.ts'
import { hostileTokens } from '../../testing/hostile/values.ts'
import { createCaller, type TestCallInput } from '../../testing/http.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { changeRows, findRow, findRows } from '../../testing/rows.ts'

/** The test covers the permission matrix: every role sends each call of the contract, with ids of each school. */
const roles = ['student', 'lapsed', 'supervisor', 'administrator', 'meekijker', 'bestuur'] as const
type Role = (typeof roles)[number]
type Inputs = ReturnType<typeof listForeignIds>

/** A text in every name and text that children or staff of the other school wrote. */
const mark = 'Zwaluwstaartje'
const markOfColleague = 'Winterkoninkje'

const app = await useTestApp()
let here: FullSchool
let tokens: Readonly<Record<Role, string>>
let refreshToken: string
let own: Inputs
/** Inputs with ids of another school, of a school of the same board, and of a colleague's group. */
let foreign: { readonly there: Inputs; readonly sister: Inputs; readonly colleague: Inputs }
let logInThere: FullSchool['logInAs']
let ownThere: Inputs
let secrets: readonly string[]
let rowsBefore: Readonly<Record<string, string>>

beforeAll(async () => {
  const { queries } = app.database
  here = await makeFullSchool(app, await makeSchool(app, { can_be_renewed: true }))
  // Numbers about fewer children are hidden.
  for (let nth = 0; nth < 5; nth += 1) await makeChild(app, here)
  const [there, sister] = [await makeFullSchool(app), await makeFullSchool(app)]
  const colleague = await makeFullSchool(app, { organisation_id: here.organisation_id })
  await createCaller(app, await colleague.logInAs('supervisor')).call(
    'PUT /api/v1/begeleider/group/:id/student',
    {
      params: { id: colleague.group_id },
      body: { add: [colleague.child.student_id] },
    },
  )
  await changeRows(app, 'organisation', { id: sister.organisation_id }, { board_id: here.board_id })
  await markTexts(here.organisation_id)
  await markColleague(colleague)
  const children = await queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['student.identifier', 'user.username', 'user.channel_id'])
    .where('student.organisation_id', '=', here.organisation_id)
    .execute()
  secrets = [mark, ...children.flatMap((child) => Object.values(child))]
  const lapsed = await makeChild(app, await makeSchool(app, { days: -1 }))
  own = listForeignIds(here, here)
  foreign = {
    there: listForeignIds(there, here),
    sister: listForeignIds(sister, here),
    colleague: listForeignIds(colleague, here),
  }
  logInThere = there.logInAs
  ownThere = listForeignIds(there, there)
  tokens = {
    student: await here.logInAs('student'),
    lapsed: (await issueTokens(app, lapsed.user_id)).access_token,
    supervisor: await here.logInAs('supervisor'),
    administrator: await here.logInAs('administrator'),
    meekijker: await here.logInAs('meekijker'),
    bestuur: await here.logInAs('bestuur'),
  }
  refreshToken = (await issueTokens(app, here.child.user_id)).refresh_token
  rowsBefore = await readRows()
})

const allowedRoles: Readonly<Record<string, readonly Role[]>> = {
  user: ['student', 'lapsed', 'supervisor', 'administrator', 'meekijker'],
  student: ['student', 'lapsed'],
  player: ['student'],
  supervisor: ['supervisor', 'administrator', 'meekijker'],
  administrator: ['administrator'],
  board: ['bestuur'],
  'administrator-or-board': ['administrator', 'bestuur'],
  staff: ['supervisor', 'administrator', 'meekijker', 'bestuur'],
}

const calls = (Object.keys(contract) as EndpointName[]).filter((call) => getEndpoint(call).auth !== 'none')

function changes(call: EndpointName): boolean {
  const { changesNothing = call.startsWith('GET '), ofOwnAccount = false } = getEndpoint(call)
  return !changesNothing && !ofOwnAccount
}

function mayCall(call: EndpointName, role: Role): boolean {
  const { needs = 'player', ofOwnAccount = false } = getEndpoint(call)
  if (role === 'meekijker' && changes(call)) return false
  if (needs === 'user' && role === 'bestuur') return ofOwnAccount
  return allowedRoles[needs]?.includes(role) ?? false
}

const send = (call: EndpointName, token: string, input: TestCallInput): Promise<RawReply> =>
  sendTo(app, call, toRawRequest(call, { token, input }))

const inputsOf = (inputs: Inputs, call: EndpointName): readonly TestCallInput[] => {
  const known = inputs[call]
  return typeof known === 'object' ? known : []
}

/** Returns a valid request without its signature, because a signature would replace a login. */
function validInput(call: EndpointName, inputs: Inputs = own): TestCallInput {
  const [known] = inputsOf(inputs, call)
  if (known !== undefined) {
    const { query: _, ...unsigned } = known
    return unsigned
  }
  const { body } = getEndpoint(call)
  return { params: { id: 1 }, ...(body && { body: createExamples(body, {})[0] }) }
}

async function readRows(): Promise<Readonly<Record<string, string>>> {
  const { queries } = app.database
  const tables = (await readTablesOnce(queries)).filter(({ name }) => !name.startsWith('audit'))
  const entries = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries)
      return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const
    }),
  )
  return Object.fromEntries(entries.map(([name, rows]) => [name, rows.join('\n')]))
}

test('ORG-1 exactly the calls that take an id have a row of foreign ids', () => {
  expect(Object.keys(own).toSorted()).toEqual(callsWithId.toSorted())
})

/** Calls with ids of things that all staff of a school share. */
const ofAllStaff =
  /\/(subscription|review|own-step|book)\/|^GET \/word\/:type|\/begeleider\/word\/|\/begeleider\/text/

/** Calls whose later inputs combine an own child or group with something shared. */
const combinesShared = new Set<EndpointName>([
  'POST /api/v1/begeleider/path/step',
  'POST /api/v1/begeleider/student/:id/audio',
  'PUT /api/v1/begeleider/group/:id',
])

/** A request that must be refused, with the role that sends it and the allowed statuses. */
interface Attempt {
  readonly who: string
  readonly token: string
  readonly input: TestCallInput
  readonly refusals: readonly number[]
}

function attemptsOf(call: EndpointName, role: Role): readonly Attempt[] {
  const token = tokens[role]
  if (!mayCall(call, role)) return [{ who: role, token, input: validInput(call), refusals: [403] }]
  if (role === 'lapsed') return []
  return Object.entries(foreign).flatMap(([school, inputs]) => {
    // A board may reach all its schools.
    if (role === 'bestuur' && school === 'sister' && call.includes('/begeleider/school/')) return []
    if (school === 'colleague' && (['administrator', 'bestuur'].includes(role) || ofAllStaff.test(call)))
      return []
    const named = inputsOf(inputs, call)
    return (school === 'colleague' && combinesShared.has(call) ? named.slice(0, 1) : named).map(
      (input, nth) => ({
        who: `${role}, ${school}, ${nth}`,
        token,
        input,
        // The first input has the foreign id in its path. Later inputs combine own and foreign ids.
        refusals: (nth > 0 && input.body !== undefined) || call.endsWith('.pdf') ? [404, 409, 422] : [404],
      }),
    )
  })
}

test.each(calls)(
  'ORG-1 ORG-4 GRP-1 %s refuses callers that are not logged in or of another role, school or group',
  async (call) => {
    // Access is checked before a body is validated.
    const invalid = { ...validInput(call), ...(!call.startsWith('GET ') && { body: [] }) }
    const request = toRawRequest(call, { token: '', input: invalid })
    const strange = hostileTokens[calls.indexOf(call) % hostileTokens.length] ?? ''
    for (const authorization of [null, strange, `Bearer ${refreshToken}`]) {
      const headers = { ...request.headers, ...(authorization !== null && { authorization }) }
      expect((await sendTo(app, call, { ...request, headers })).status, authorization ?? '').toBe(401)
    }
    for (const { who, token, input, refusals } of roles.flatMap((role) => attemptsOf(call, role)))
      expect(refusals, who).toContain((await send(call, token, input)).status)
  },
)

test('ORG-1 ORG-4 refused calls change no row', async () => {
  expect(await readRows()).toEqual(rowsBefore)
})

describe('rights of reading calls', () => {
  test('ORG-4 a meekijker can read the same data as a supervisor with the same groups', async () => {
    await giveGroupsOfSupervisor()
    const before = await readRows()
    const reading = calls.filter((call) => {
      const { needs, ofOwnAccount = false } = getEndpoint(call)
      return needs === 'supervisor' && !changes(call) && !ofOwnAccount
    })
    const differences: string[] = []
    for (const call of reading) {
      const [seen, given] = [
        await send(call, tokens.meekijker, validInput(call)),
        await send(call, tokens.supervisor, validInput(call)),
      ]
      if (seen.status !== given.status || seen.status === 403)
        differences.push(`${call}: ${seen.status}, a supervisor ${given.status}`)
    }
    expect(differences).toEqual([])
    expect(await readRows()).toEqual(before)
  })

  test('ORG-1 no call gives a board the name, account or work of a child', async () => {
    const answered: string[] = []
    const shown: string[] = []
    for (const call of calls.filter((each) => mayCall(each, 'bestuur'))) {
      const { status, text } = await send(call, tokens.bestuur, validInput(call))
      answered.push(call)
      if (secrets.some((secret) => text.includes(secret)) || /"student_ids?":[^n]/.test(text))
        shown.push(`${status} ${call}`)
    }
    expect(shown).toEqual([])
    expect(answered).toContain('GET /api/v1/begeleider/school')
  })

  test('ORG-1 no reading call returns a name or a text of another school', async () => {
    const answered: string[] = []
    const shown: string[] = []
    for (const role of ['student', 'supervisor', 'administrator', 'meekijker', 'bestuur'] as const) {
      const token = await logInThere(role)
      for (const call of calls.filter((each) => each.startsWith('GET ') && mayCall(each, role))) {
        const { status, text } = await send(call, token, validInput(call, ownThere))
        if (status === 200) answered.push(call)
        if (secrets.some((secret) => text.includes(secret))) shown.push(`${role}: ${call}`)
      }
    }
    expect(shown).toEqual([])
    expect(answered).toContain('GET /api/v1/book')
  })

  test('GRP-1 no reading call returns a child of a colleague’s group to staff or to another child', async () => {
    const reading = calls.filter((call) => call.startsWith('GET '))
    const showing = async (role: Role) => {
      const shown: string[] = []
      for (const call of reading.filter((each) => mayCall(each, role)))
        if ((await send(call, tokens[role], validInput(call))).text.includes(markOfColleague))
          shown.push(call)
      return shown
    }
    for (const role of ['supervisor', 'meekijker', 'student'] as const)
      expect(await showing(role)).toEqual([])
    expect(await showing('administrator')).toEqual(
      expect.arrayContaining(['GET /api/v1/begeleider/student', 'GET /api/v1/begeleider/today']),
    )
  })

  test.each(callsWithId)('ORG-1 %s finds the ids if the caller is of their school', async (call) => {
    const [input] = inputsOf(foreign.there, call)
    if (input === undefined) return
    const callers: CallerRole[] = []
    for (const role of roles) if (role !== 'lapsed' && mayCall(call, role)) callers.push(role)
    const statuses = await Promise.all(
      callers.map(async (role) => (await send(call, await logInThere(role), input)).status),
    )
    expect(statuses.filter((status) => ![401, 403, 404].includes(status))).not.toEqual([])
  })
})

async function giveGroupsOfSupervisor(): Promise<void> {
  const { queries } = app.database
  const { organisation_id, supervisor_id } = here
  const { id: user_id } = await findRow(app, 'user', { organisation_id, role: 'meekijker' })
  const groups = await findRows(app, 'group_supervisor', { user_id: supervisor_id }, ['group_id'])
  const rows = groups.map(({ group_id }) => ({ organisation_id, user_id, group_id }))
  await queries.insertInto('group_supervisor').values(rows).execute()
}

async function markTexts(organisation_id: number): Promise<void> {
  const columns = {
    student: ['first_name', 'last_name', 'screen_name'],
    book: ['title'],
    book_read: ['title'],
    note: ['title', 'text'],
    user_report: ['title', 'description'],
    supervisor_note: ['text'],
    group: ['name'],
  } as const
  for (const [table, names] of Object.entries(columns))
    for (const name of names)
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${mark} where organisation_id = ${organisation_id}`.execute(
        app.database.queries,
      )
}

async function markColleague({ child, supervisor_id, intervention_id }: FullSchool): Promise<void> {
  const { queries } = app.database
  const [first_name, last_name, screen_name] = [markOfColleague, markOfColleague, markOfColleague]
  await changeRows(app, 'student', { id: child.student_id }, { first_name, last_name, screen_name })
  const groups = queries
    .selectFrom('group_supervisor')
    .select('group_id')
    .where('user_id', '=', supervisor_id)
  for (const table of ['note', 'book_read'] as const)
    await queries
      .updateTable(table)
      .set({ title: markOfColleague })
      .where('student_id', '=', child.student_id)
      .execute()
  await queries.updateTable('group').set({ name: markOfColleague }).where('id', 'in', groups).execute()
  await changeRows(app, 'intervention', { id: intervention_id }, { label: markOfColleague })
}
