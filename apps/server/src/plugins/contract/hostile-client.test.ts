import { contract, endpointOf, type CallerKind, type EndpointName } from '@letterliaan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn } from '../../testing/http.ts'
import { canaryText, sendAndCheck } from '../../testing/hostile/check.ts'
import {
  knowledgeOfPlayer,
  knowledgeOfStaff,
  knowledgeOfToetsTaker,
  type CallerKnowledge,
} from '../../testing/hostile/caller-knowledge.ts'
import { mutationsOf, writeMutated } from '../../testing/hostile/mutate.ts'
import type { RawReply, RawRequest } from '../../testing/hostile/send.ts'
import {
  listTenantIds,
  issueTokens,
  makeTenant,
  restorePaths,
  listOwnedRows,
  type Tenant,
} from '../../testing/hostile/tenants.ts'
import {
  hostileBodies,
  hostileContentTypes,
  hostileIds,
  hostileKeys,
  hostileQueries,
  hostileTokens,
  hostileValues,
  otherMethods,
} from '../../testing/hostile/values.ts'
import {
  bearerHeaders,
  fillPath,
  findValidCalls,
  jsonHeaders,
  toRequest,
  type ValidCall,
} from '../../testing/hostile/valid-call.ts'
import { exercisesOf, getStep } from '../../testing/player.ts'
import { makeBoard, makeChild, makeSchool, makeSupervisor, type TestChild } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { isLong } from '../../../../../tools/testing/is-long.ts'

let app: TestApp
let child: Tenant
let tester: TestChild
let stranger: Tenant
let exercise = 0
let knowers: readonly CallerKnowledge[]
let strangersRows: unknown
let governor: number
let schoolsOfBoard: readonly number[]
let strangersIds: readonly number[]

const readStranger = async () =>
  JSON.stringify(
    await Promise.all([
      listOwnedRows(app.database, { organisation_id: stranger.organisation_id }),
      listOwnedRows(app.database, { user_id: stranger.user_id }),
      listOwnedRows(app.database, { student_id: stranger.student_id }),
    ]),
  )

beforeAll(async () => {
  app = await startTestApp()
  const school = await makeSchool(app)
  child = await makeTenant(app, 'Kim', school)
  tester = await makeChild(app, school, { test_kind: 'entry' })
  stranger = await makeTenant(app, canaryText, await makeSchool(app))
  // Closing it stops no other.
  const closable = await makeSchool(app)
  const board = await makeBoard(app, closable)
  governor = await findUserId(await makeSupervisor(app, board, 'bestuur'))
  schoolsOfBoard = [closable.organisation_id]
  const step = await getStep(await logIn(app, child.username), child.steps[0] ?? 0)
  exercise = exercisesOf(step).practise[1] ?? 0
  strangersRows = await readStranger()
  strangersIds = await listTenantIds(app.database, stranger)
})
afterAll(() => app.close())
beforeEach(async () => {
  await restorePaths(app.database, [
    { steps: child.steps, test_kind: null },
    { steps: tester.steps, test_kind: 'entry' },
  ])
  const own = await listTenantIds(app.database, child)
  const users = [
    child.user_id,
    tester.user_id,
    child.supervisor.user_id,
    child.administrator.user_id,
    governor,
  ]
  const [asChild, asTester, asSupervisor, asAdministrator, asBoard] = await Promise.all(
    users.map((user_id) => issueTokens(app, user_id)),
  )
  knowers = [
    knowledgeOfPlayer(app, asChild?.access_token ?? '', exercise, own),
    knowledgeOfToetsTaker(app, asTester?.access_token ?? '', (tester.steps[0] ?? 0) * 100, []),
    knowledgeOfStaff('supervisor', asSupervisor?.access_token ?? '', own),
    knowledgeOfStaff('administrator', asAdministrator?.access_token ?? '', own),
    knowledgeOfStaff('board', asBoard?.access_token ?? '', schoolsOfBoard),
  ]
})

const findUserId = async (username: string): Promise<number> =>
  (
    await app.database.queries
      .selectFrom('user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id

const check = (call: EndpointName, request: RawRequest): Promise<RawReply> =>
  sendAndCheck(app.url, call, request)
const calls = Object.keys(contract) as EndpointName[]
const change = (request: RawRequest, path: string): RawRequest => ({ ...request, path })
const withHeaders = (request: RawRequest, headers: Record<string, string>): RawRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
})

/** What is refused before a call's own code is reached: each call gets a third, its neighbours the rest; all in the long form. */
function thirdFor<T>(call: EndpointName, items: readonly T[]): readonly T[] {
  const turn = calls.indexOf(call) % 3
  return isLong ? items : items.filter((_, at) => at % 3 === turn)
}

/** Addresses that name nothing, or what is another organisation's; queries that nobody asked for; other methods. */
async function tryAddresses(call: EndpointName, way: ValidCall): Promise<void> {
  const plain = toRequest(way, await way.knowing.learn())
  for (const name of Object.keys(way.params)) {
    const values =
      name === 'id' ? [...thirdFor(call, hostileIds), ...strangersIds] : thirdFor(call, hostileIds)
    for (const value of values)
      await check(call, change(plain, fillPath(way.path, { ...way.params, [name]: value })))
  }
  if (isSecondDatabase) return
  const queries = endpointOf(call).query ? hostileQueries : hostileQueries.slice(0, 1)
  for (const query of queries) await check(call, change(plain, `${plain.path}?${query}`))
  for (const method of otherMethods) {
    if (calls.includes(`${method} ${way.path}` as EndpointName)) continue
    await check(call, { method, path: plain.path, headers: bearerHeaders(way.knowing.token) })
  }
}

/** Bodies that are none, or of another kind; keys that are none. */
async function tryBodies(call: EndpointName, way: ValidCall): Promise<void> {
  const plain = toRequest(way, await way.knowing.learn())
  for (const body of thirdFor(call, hostileBodies))
    await check(call, { ...withHeaders(plain, jsonHeaders), body })
  for (const type of thirdFor(call, hostileContentTypes)) {
    await check(call, { ...withHeaders(plain, { 'content-type': type }), body: 'a=b' })
  }
  for (const key of thirdFor(call, hostileKeys))
    await check(call, withHeaders(plain, { 'idempotency-key': key }))
}

/** Another database changes nothing about what is refused before it: there only values that reach it are tried. */
const isSecondDatabase = !isLong && (process.env['TEST_DATABASE_URL'] ?? '') !== ''

/** A body of many fields would be sent a thousand times: of its mutations so many are tried, and all in the long form. */
const shortMutations = isSecondDatabase ? 10 : 24
const maxMutations = isLong ? Number.POSITIVE_INFINITY : shortMutations

/** So many, evenly spread: each place still gets several values, and each value several places. */
function sampleEvenly<T>(items: readonly T[], max: number): T[] {
  const step = Math.max(1, items.length / max)
  return items.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
}

/** The call as it should be, with one strange value in it. */
async function tryValues(call: EndpointName, way: ValidCall): Promise<void> {
  let known = await way.knowing.learn()
  for (const mutation of sampleEvenly(mutationsOf(way.body, hostileValues()), maxMutations)) {
    const sent = toRequest(way, known)
    const body = writeMutated(JSON.parse(sent.body?.toString() ?? '{}'), mutation)
    const { status } = await check(call, { ...sent, body })
    if (status < 300) known = await way.knowing.learn()
  }
}

const isForStaff = (needs: CallerKind) =>
  ['supervisor', 'administrator', 'board', 'administrator-or-board', 'staff'].includes(needs)

/** A caller without a login gets 401, one with the wrong role 403. */
async function tryOthers(call: EndpointName, way: ValidCall): Promise<void> {
  const { auth, needs = 'player' } = endpointOf(call)
  if (auth === 'none') return
  const request = toRequest(way, await way.knowing.learn())
  const { authorization: _, ...nobody } = request.headers
  const { refresh_token } = await issueTokens(app, tester.user_id)
  expect((await check(call, { ...request, headers: nobody })).status).toBe(401)
  for (const authorization of [...hostileTokens, `Bearer ${refresh_token}`]) {
    expect((await check(call, withHeaders(request, { authorization }))).status, authorization).toBe(401)
  }
  if (needs === 'user') return
  const other = isForStaff(needs) ? child.user_id : child.supervisor.user_id
  const headers = bearerHeaders((await issueTokens(app, other)).access_token)
  expect((await check(call, withHeaders(request, headers))).status).toBe(403)
}

test.each(calls)('%s fails at nothing, and tells nothing of another organisation', async (call) => {
  const ways = await findValidCalls(app.url, call, knowers)
  expect(ways).not.toEqual([])
  for (const way of ways) {
    if (!isSecondDatabase) await tryOthers(call, way)
    await tryAddresses(call, way)
    if (!isSecondDatabase && way.method !== 'GET') await tryBodies(call, way)
    if (way.body !== undefined) await tryValues(call, way)
  }
})

test('no call of the others changed anything of this organisation', async () => {
  expect(await readStranger()).toBe(strangersRows)
})
