import { request as httpRequest } from 'node:http'
import { contract, endpointOf, Problem, TokenError, type Call } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let child: TestChild
let token: string
let supervisorToken: string
let caller: TestCaller

beforeAll(async () => {
  app = await startTestApp()
  child = await makeChild(app, await makeSchool(app))
  const loggedIn = await logIn(app, child.username)
  caller = loggedIn
  token = loggedIn.tokens.access_token
  supervisorToken = (await logIn(app, await makeSupervisor(app, child))).tokens.access_token
})
afterAll(() => app.close())

interface Raw {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends what no careful client would: fetch would refuse or mend some of it. */
function sendRaw({ method, path, headers = {}, body = '' }: Raw): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${app.url}/`,
      { method, path, headers: { authorization: `Bearer ${token}`, ...lengthOf(body), ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Without it, Node sends the body of a DELETE as if it were the next request. */
const lengthOf = (body: string) => body !== '' && { 'content-length': String(Buffer.byteLength(body)) }

const json = { 'content-type': 'application/json' }
const exercisePath = (): string => `/api/v1/exercise/${(child.steps[0] ?? 0) * 100 + 1}`
const put = (body: string, headers: Record<string, string> = json) =>
  sendRaw({ method: 'PUT', path: exercisePath(), headers, body })

describe('what cannot be read is refused with a problem document', () => {
  test.each<[string, () => Promise<{ status: number; text: string }>, number]>([
    ['broken JSON', () => put('{"exercise_id":'), 400],
    ['an empty body', () => put(''), 400],
    ['no object', () => put('[]'), 422],
    ['another content type', () => put('<a/>', { 'content-type': 'text/xml' }), 415],
    [
      'a form where JSON is asked',
      () => put('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
    ],
    ['a megabyte of text', () => put(JSON.stringify({ word: 'a'.repeat(1_000_000) })), 413],
    ['a NUL', () => put('{"word":"a\\u0000b"}'), 422],
    ['60,000 brackets', () => put('['.repeat(30_000) + ']'.repeat(30_000)), 400],
    ['a poisoned prototype', () => put('{"__proto__":{"x":1}}'), 400],
    [
      'a key of an idempotent call that is too long',
      () => put('{}', { ...json, 'idempotency-key': 'x'.repeat(500) }),
      422,
    ],
    [
      'bad percent-encoding in the path',
      () => sendRaw({ method: 'GET', path: '/api/v1/step/%E0%A4%A' }),
      400,
    ],
    ['a NUL in the path', () => sendRaw({ method: 'GET', path: '/api/v1/step/%00' }), 404],
    [
      'a number beyond numbers',
      () => sendRaw({ method: 'GET', path: `/api/v1/step/${'9'.repeat(40)}` }),
      404,
    ],
    ['no number', () => sendRaw({ method: 'GET', path: '/api/v1/step/abc' }), 404],
    ['a very long id', () => sendRaw({ method: 'GET', path: `/api/v1/step/${'1'.repeat(3000)}` }), 400],
    ['a path that does not exist', () => sendRaw({ method: 'GET', path: '/api/v1/niets' }), 404],
    ['a method that does not exist', () => sendRaw({ method: 'DELETE', path: '/api/v1/step' }), 404],
  ])('%s', async (_name, send, expected) => {
    const { status, text } = await send()
    expect(status).toBe(expected)
    expect(Problem.parse(JSON.parse(text))).toMatchObject({ status: expected })
  })

  test('a key that is too long, with a good body', async () => {
    const reply = await caller.call('POST /api/v1/activity', {
      body: { type: 'enter_world' },
      headers: { 'idempotency-key': 'x'.repeat(101) },
    })
    expect([reply.status, reply.problem.detail]).toEqual([
      400,
      'Idempotency-Key is 1 tot 100 gewone tekens lang.',
    ])
  })

  test('the present state of an exercise is not harmed by any of it', async () => {
    const { status, body } = await caller.call('GET /api/v1/exercise/:id', {
      params: { id: (child.steps[0] ?? 0) * 100 + 1 },
    })
    expect([status, body.student_exercise[2].status]).toEqual([200, 0])
  })
})

const anyId = fc.oneof(
  fc.constantFrom(0, -1, 1, 2, 3, 1000, 100_001, 2 ** 31, 2 ** 53, 2 ** 63, Number.NaN).map(String),
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
  fc.bigInt().map(String),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('vis', '\0', '', '🐒', "' OR 1=1 --"),
)
const anyScalar = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.maxSafeInteger(),
)
const knownFields = fc.record(
  {
    exercise_id: fc.oneof(fc.constant(0), fc.integer()),
    difficulty: fc.oneof(fc.constantFrom(1, 2, 3, 4), anyScalar),
    word: anyText,
    startTime: fc.oneof(fc.nat(), anyScalar),
    time: fc.oneof(fc.nat(), anyScalar),
    hints: anyScalar,
    cheats_used: anyScalar,
    data: fc.dictionary(
      fc.constantFrom('answer', 'attempt', 'at', 'colors', '__proto__', 'x'),
      fc.jsonValue(),
    ),
    shuffle: fc.constantFrom(1, 0, '1'),
    type: fc.oneof(fc.constantFrom('enter_treehouse', 'word', 'x'), anyScalar),
    groups: fc.array(
      fc.record({ sounds: fc.array(fc.constantFrom('k_a', 'm_s', 'x')), stressed: fc.boolean() }),
    ),
    first_name: anyScalar,
    date_of_birth: anyScalar,
    level_id: anyScalar,
    grant_type: fc.constantFrom('password', 'refresh_token', 'x'),
    username: anyText,
    password: anyText,
    client_id: fc.constantFrom('letterliaan-game', 'toString', ''),
    refresh_token: anyText,
  },
  { requiredKeys: [] },
)
const anyBody = fc.oneof({ weight: 4, arbitrary: knownFields }, { weight: 1, arbitrary: fc.jsonValue() })

describe('no input of any kind makes the server fail', () => {
  test.each(Object.keys(contract) as Call[])('%s', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const fill = (ids: readonly string[]): string => {
      let at = 0
      return path.replaceAll(/:[a-z_]+/g, () => ids[at++] ?? 'x')
    }
    const forSupervisor = endpointOf(call).needs === 'supervisor'
    const own = forSupervisor ? ['1', 'word'] : [String((child.steps[0] ?? 0) * 100 + 1), 'vis']
    const authorization = `Bearer ${forSupervisor ? supervisorToken : token}`
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(own), fc.array(anyId, { minLength: 2, maxLength: 2 })),
        anyBody,
        fc.webQueryParameters(),
        async (ids, body, query) => {
          const sent =
            method === 'GET'
              ? { headers: { authorization } }
              : { headers: { ...json, authorization }, body: JSON.stringify(ownExercise(body, own[0])) }
          const { status, text } = await sendRaw({ method, path: `${fill(ids)}?${query}`, ...sent })
          expect(status).toBeLessThan(500)
          if (status >= 400)
            (endpointOf(call).errors === 'oauth' ? TokenError : Problem).parse(JSON.parse(text))
        },
      ),
      { numRuns: 60 },
    )
  })
})

/** Bodies that name the exercise of the path get past the first check. */
const ownExercise = (body: unknown, id: string | undefined): unknown =>
  typeof body === 'object' && body !== null && 'exercise_id' in body && body.exercise_id === 0
    ? { ...body, exercise_id: Number(id) }
    : body
