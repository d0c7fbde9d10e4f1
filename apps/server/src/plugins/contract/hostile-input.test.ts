import { contract, getEndpoint, type EndpointName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../tools/testing/is-long.ts'
import { makeFullSchool } from '../../testing/full-school.ts'
import { canaryText, sendAndCheck } from '../../testing/hostile/check.ts'
import {
  createLargestBodies,
  createLargestMutations,
  createLargestUploads,
} from '../../testing/hostile/largest.ts'
import { createMutations, writeMutated } from '../../testing/hostile/mutate.ts'
import { jsonHeaders, type RawReply, type RawRequest } from '../../testing/hostile/send.ts'
import { listOwnedRows, makeTenant } from '../../testing/hostile/tenants.ts'
import { createValidRequests, toRawRequest, type ValidRequest } from '../../testing/hostile/valid-requests.ts'
import {
  hostileBodies,
  hostileContentTypes,
  hostileIds,
  hostileKeys,
  hostileQueries,
  listHostileValues,
  otherMethods,
} from '../../testing/hostile/values.ts'
import type { TestCallInput } from '../../testing/http.ts'
import { makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'

const readRowsOfStranger = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all([
      listOwnedRows(app.database, { organisation_id: stranger.organisation_id }),
      listOwnedRows(app.database, { user_id: stranger.user_id }),
      listOwnedRows(app.database, { student_id: stranger.student_id }),
    ]),
  )

const app = await useTestApp()
const makeRequests = await createValidRequests(app, await makeFullSchool(app))
const stranger = await makeTenant(app, canaryText, await makeSchool(app))
const rowsOfStranger = await readRowsOfStranger()

/** These calls run last, because they end a login, a child or the work of another call. */
const ends = /^DELETE|erasure|archive|password|withdraw|undo|logout|removal|staff|take-over/
const calls = (Object.keys(contract) as EndpointName[]).toSorted(
  (a, b) => Number(ends.test(a)) - Number(ends.test(b)),
)

/** Calls that accepted one of their largest requests. */
const accepted = new Set<EndpointName>()

async function send(call: EndpointName, request: RawRequest): Promise<RawReply> {
  const reply = await sendAndCheck(app, call, request)
  if (reply.status < 300) accepted.add(call)
  return reply
}

/** Returns a tenth of the items for each call, so that ten calls together send all items. */
function tenthFor<T>(call: EndpointName, items: readonly T[]): readonly T[] {
  const turn = calls.indexOf(call) % 10
  return isLong ? items : items.filter((_, at) => at % 10 === turn)
}

/** Returns `max` items in an even spread, so that each place gets several values and each value several places. */
function sampleEvenly<T>(items: readonly T[], max: number): readonly T[] {
  const step = Math.max(1, items.length / max)
  return isLong ? items : items.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
}

/** Sends unknown ids, unexpected queries and other methods. */
async function sendAddresses(call: EndpointName, valid: ValidRequest): Promise<void> {
  const { token, input } = valid
  const plain = toRawRequest(call, valid)
  for (const name of Object.keys(input.params ?? {}))
    for (const value of tenthFor(call, hostileIds)) {
      const params = { ...input.params, [name]: value }
      await send(call, toRawRequest(call, { token, input: { ...input, params } }))
    }
  const queries = getEndpoint(call).query ? hostileQueries : tenthFor(call, hostileQueries)
  for (const query of queries) await send(call, { ...plain, path: `${plain.path.split('?')[0]}?${query}` })
  const path = call.slice(call.indexOf(' ') + 1)
  for (const method of tenthFor(call, otherMethods))
    if (!calls.includes(`${method} ${path}` as EndpointName)) {
      const { body: _, ...bodiless } = plain
      await send(call, { ...bodiless, method })
    }
}

/** Sends bodies that are not JSON or not of the right kind, other content types and invalid keys. */
async function sendBodies(call: EndpointName, valid: ValidRequest): Promise<void> {
  if (call.startsWith('GET ')) return
  const plain = toRawRequest(call, valid)
  const withHeaders = (headers: Record<string, string>): RawRequest => ({
    ...plain,
    headers: { ...plain.headers, ...headers },
  })
  for (const body of tenthFor(call, hostileBodies)) await send(call, { ...withHeaders(jsonHeaders), body })
  for (const type of tenthFor(call, hostileContentTypes))
    await send(call, { ...withHeaders({ 'content-type': type }), body: 'a=b' })
  for (const key of tenthFor(call, hostileKeys)) await send(call, withHeaders({ 'idempotency-key': key }))
}

async function sendValues(call: EndpointName, { token, input }: ValidRequest): Promise<void> {
  if (input.body === undefined) return
  let { body } = input
  for (const mutation of sampleEvenly(createMutations(body, listHostileValues()), 16)) {
    const request = toRawRequest(call, { token, input: { ...input, body } })
    const { status } = await send(call, { ...request, body: writeMutated(body, mutation) })
    if (status < 300) body = (await makeRequests(call))[0]?.input.body ?? body
  }
}

const maxQuery = 4000

/** Sends queries, bodies and files as large as their schema allows. */
async function sendLargest(call: EndpointName, { token, input }: ValidRequest): Promise<void> {
  const { query, body, upload, maxBodyBytes = 1_000_000 } = getEndpoint(call)
  const sendOther = (other: Partial<TestCallInput>) =>
    send(call, toRawRequest(call, { token, input: { ...input, ...other } }))
  for (const largest of query ? createLargestBodies(query, { known: {}, maxBytes: maxQuery }) : [])
    for (const [name, value] of Object.entries(largest as object))
      await sendOther({ query: { ...input.query, [name]: String(value).slice(0, maxQuery) } })
  if (body) {
    const known = (input.body ?? {}) as Readonly<Record<string, unknown>>
    const request = toRawRequest(call, { token, input })
    for (const mutation of sampleEvenly(createLargestMutations(body, known), 16))
      await send(call, { ...request, body: writeMutated(known, mutation) })
    const ids = Object.fromEntries(Object.entries(known).filter(([name]) => /(^|_)ids?$/.test(name)))
    for (const fields of [ids, known])
      for (const largest of sampleEvenly(
        createLargestBodies(body, { known: fields, maxBytes: maxBodyBytes }),
        2,
      ))
        await sendOther({ body: largest })
  }
  for (const file of upload ? createLargestUploads(upload.maxBytes) : []) {
    const plain = toRawRequest(call, { token, input })
    const headers = { ...plain.headers, 'content-type': upload?.types[0] ?? '' }
    await send(call, { ...plain, headers, body: file })
  }
}

const isStream = (call: EndpointName): boolean => getEndpoint(call).events !== undefined

test.each(calls)('%s responds to hostile and very large input without a server error', async (call) => {
  const requests = await makeRequests(call)
  expect(requests).not.toEqual([])
  for (const [nth, valid] of requests.entries()) {
    if (nth === 0) await sendAddresses(call, valid)
    if (nth === 0) await sendBodies(call, valid)
    await sendValues(call, valid)
    if (!isStream(call)) await sendLargest(call, valid)
  }
})

test('every reading call still works after all hostile input', async () => {
  for (const call of calls.filter((each) => each.startsWith('GET ') && !isStream(each)))
    for (const valid of await makeRequests(call)) await sendAndCheck(app, call, toRawRequest(call, valid))
})

/** The other calls need a code, a file or a state that no schema describes. */
test('six of ten calls with a body accept a generated request', () => {
  const bodied = calls.filter((call) => getEndpoint(call).body)
  const never = bodied.filter((call) => !accepted.has(call))
  expect(never.length / bodied.length, never.join('\n')).toBeLessThan(0.4)
})

test('no input changed a row of another organisation', async () => {
  expect(await readRowsOfStranger()).toBe(rowsOfStranger)
})
