// @database both
import { Problem, TokenError } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { sendRaw, type RawReply, type RawRequest } from '../../testing/hostile/send.ts'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const loggedIn = await logIn(app, child.username)
const caller = loggedIn
const token = loggedIn.tokens.access_token

const send = (request: Pick<RawRequest, 'method' | 'path'> & Partial<RawRequest>): Promise<RawReply> =>
  sendRaw(app.url, { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } })

const json = { 'content-type': 'application/json' }
const exercisePath = (): string => `/api/v1/exercise/${(child.steps[0] ?? 0) * 100 + 1}`
const put = (body: string, headers: Record<string, string> = json) =>
  send({ method: 'PUT', path: exercisePath(), headers, body })

describe('unreadable input is refused with a problem document', () => {
  test.each<[string, () => Promise<RawReply>, number]>([
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
    ['bad percent-encoding in the path', () => send({ method: 'GET', path: '/api/v1/step/%E0%A4%A' }), 400],
    ['half of a surrogate pair', () => put('{"word":"a\\ud800b"}'), 422],
    ['a NUL in the name of a field', () => put('{"wo\\u0000rd":"a"}'), 422],
    ['a NUL in the name of a live channel', () => send({ method: 'GET', path: '/api/v1/live/%00' }), 404],
    ['a NUL deep in a query', () => send({ method: 'GET', path: '/api/v1/step?x=1&x=a%00' }), 422],
    ['a NUL in the name of a file', () => send({ method: 'GET', path: '/begeleider/%00' }), 404],
    ['a NUL in the path', () => send({ method: 'GET', path: '/api/v1/step/%00' }), 404],
    ['a number beyond numbers', () => send({ method: 'GET', path: `/api/v1/step/${'9'.repeat(40)}` }), 404],
    ['no number', () => send({ method: 'GET', path: '/api/v1/step/abc' }), 404],
    ['a very long id', () => send({ method: 'GET', path: `/api/v1/step/${'1'.repeat(3000)}` }), 400],
    ['a path that does not exist', () => send({ method: 'GET', path: '/api/v1/niets' }), 404],
    ['a method that does not exist', () => send({ method: 'DELETE', path: '/api/v1/step' }), 404],
  ])('%s', async (_name, sendIt, expected) => {
    const { status, text } = await sendIt()
    expect(status).toBe(expected)
    expect(Problem.parse(JSON.parse(text))).toMatchObject({ status: expected })
  })

  test('a NUL in a form is refused in the way that RFC 6749 requires', async () => {
    const { status, text } = await sendRaw(app.url, {
      method: 'POST',
      path: '/oauth2/token/create',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=password&client_id=letterliaan-game&client_secret=letterliaan&username=a%00&password=b',
    })
    expect([status, TokenError.parse(JSON.parse(text)).error]).toEqual([400, 'invalid_request'])
  })

  test('an idempotency key that is too long is refused, even if the body is valid', async () => {
    const reply = await caller.call('POST /api/v1/activity', {
      body: { type: 'enter_world' },
      headers: { 'idempotency-key': 'x'.repeat(101) },
    })
    expect([reply.status, reply.problem.detail]).toEqual([
      400,
      'Idempotency-Key is 1 tot 100 gewone tekens lang.',
    ])
  })

  test('bad input does not change the state of an exercise', async () => {
    const { status, body } = await caller.call('GET /api/v1/exercise/:id', {
      params: { id: (child.steps[0] ?? 0) * 100 + 1 },
    })
    expect([status, body.student_exercise[2].status]).toEqual([200, 0])
  })
})
