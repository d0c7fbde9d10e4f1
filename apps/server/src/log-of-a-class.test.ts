import { afterAll, expect, test, vi } from 'vitest'
import { fastify } from 'fastify'
import { createLoggerSettings, noCallWatch, registerCallWatch } from './plugins/watch.ts'
import { describeError } from './plugins/errors/describe-error.ts'
import * as z from 'zod'
import { registerErrorHandler } from './plugins/errors/errors.ts'
import { registerValidation, noSchemaCompilers } from './plugins/contract/validation.ts'
import { createCaller, logIn, requestTokens } from './testing/http.ts'
import { createRightMove } from './modules/learn/developer/move.ts'
import { removeTemplate } from './testing/own-step.ts'
import { groupExercises, getExercise, getStep, playExercise, sendMove } from './testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, testPassword } from './testing/school.ts'
import { startTestApp } from './testing/test-app.ts'
import { changeRows } from './testing/rows.ts'

const firstName = 'Quirijntje'
const typed = 'zwaluwnestje'
const refusedMail = 'ouder.van.quirijntje@thuis.test'

const lines: string[] = []
const secrets: string[] = [firstName, typed, refusedMail, testPassword]

const mailer = {
  send: () => Promise.reject(new Error(`550 5.1.1 <${refusedMail}>: Recipient address rejected`)),
}
const app = await startTestApp(
  {},
  {
    mailer,
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
    slowCallMs: 0,
  },
)
const school = await makeSchool(app)
const child = await makeChild(app, school)
await changeRows(app, 'student', { id: child.student_id }, { first_name: firstName })
const username = await makeSupervisor(app, school, 'beheerder')
const login = await logIn(app, username)
const supervisor = login
const supervisorToken = login.tokens.access_token
secrets.push(child.username, username, login.tokens.access_token, login.tokens.refresh_token)
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

/** Sends the body unchanged, even if it is invalid. */
const send = (path: string, init: RequestInit = {}, token = supervisorToken) =>
  fetch(app.url + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  }).then(async (response) => {
    await response.arrayBuffer()
    return response.status
  })

async function playAndErr(): Promise<void> {
  const caller = await logIn(app, child.username)
  secrets.push(caller.tokens.access_token, caller.tokens.refresh_token)
  const [exercise_id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore
  await playExercise(caller, exercise_id, 2, 1)
  const run = (await getExercise(caller, exercise_id)).student_exercise[2]
  await sendMove(caller, exercise_id, run, { typed })
  await requestTokens(app, { grant_type: 'password', username: child.username, password: typed })
}

async function breakFold(): Promise<void> {
  const caller = await logIn(app, child.username)
  secrets.push(caller.tokens.access_token, caller.tokens.refresh_token)
  const [exercise_id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).practise
  const run = (await getExercise(caller, exercise_id)).student_exercise[2]
  await sendMove(caller, exercise_id, run, createRightMove(run))
  const restore = await removeTemplate(app, exercise_id)
  for (let look = 0; look < 2; look++) expect(await send('/api/v1/begeleider/group', {})).toBe(200)
  await restore()
  const failed = lines.filter((line) => line.includes('"msg":"fold failed"'))
  const { student_id } = child
  expect(failed.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ student_id, exercise_id, difficulty: 2, run: 1 }),
  ])
}

async function sendBadInput(): Promise<void> {
  expect(await send('/api/v1/begeleider/student', { method: 'POST', body: `{"name": "${firstName}` })).toBe(
    400,
  )
  await send('/api/v1/begeleider/student', { method: 'POST', body: JSON.stringify({ [firstName]: typed }) })
  expect(await send(`/api/v1/${firstName}/${refusedMail}`)).toBe(404)
  await send(`/api/v1/begeleider/student/${firstName}?naam=${firstName}`)
  await send(`/begeleider/kind/${firstName}.html`)
  await send('/api/v1/level', {}, `${firstName}-token`)
  const headers = { 'content-type': 'image/png' }
  await send('/api/v1/begeleider/own-picture', { method: 'POST', body: `png ${firstName}`, headers })
  await send('/api/v1/begeleider/roster', { method: 'POST', body: `${firstName};${refusedMail}`, headers })
}

async function failInside(): Promise<void> {
  const refused = Object.assign(
    new Error(`invalid input syntax for type integer: "${firstName}"`, {
      cause: new Error(`Key (email)=(${refusedMail}) already exists.`),
    }),
    {
      code: '22P02',
      detail: `Key (name)=(${firstName})`,
      where: typed,
      parameters: [typed],
      table: 'student',
    },
  )
  for (const error of [
    refused,
    Object.assign(new Error(`the server refused '${typed}'`), { code: '53300' }),
  ]) {
    vi.spyOn(app.database, 'transaction').mockRejectedValue(error)
    const status = await send('/api/v1/begeleider/group', {
      method: 'POST',
      body: JSON.stringify({ name: firstName, school_year: 2026, level_id: 4 }),
    })
    expect(status).toBeGreaterThanOrEqual(500)
    vi.restoreAllMocks()
  }
  await createCaller(app, null).call('POST /api/v1/password-reset', { body: { username: child.username } })
  app.app.log.error(new Error(`nothing at /api/v1/begeleider/student?naam=${firstName}`))
  app.app.log.warn(`550 <${refusedMail}> refused`)
}

test('OPS-3 the log of a class that plays contains no name, address, answer or token', async () => {
  await playAndErr()
  const { body } = await supervisor.call('POST /api/v1/begeleider/student/:id/exchange-token', {
    params: { id: child.student_id },
  })
  const given = Object.values(body).filter((value) => typeof value === 'string')
  secrets.push(...given.filter((value) => value.length > 5))
  await sendBadInput()
  await breakFold()
  await failInside()
  await expect.poll(() => lines.join('')).toContain('550')
  const all = lines.join('')
  for (const secret of secrets) expect(all.toLowerCase()).not.toContain(secret.toLowerCase())
  // The log contains calls by route, and errors by code and place.
  expect(all).toContain('"route":"/api/v1/exercise/:id"')
  expect(all).toContain('"code":"22P02"')
  expect(all).toContain('"table":"student"')
  expect(all).toContain('log-of-a-class.test.ts')
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
})

test('OPS-3 a response that violates its schema is logged with route and fields, but not the data', async () => {
  const told: string[] = []
  const logger = createLoggerSettings('error', noCallWatch, { write: (line) => void told.push(line) })
  const server = fastify({ logger, ...noSchemaCompilers })
  registerValidation(server)
  registerErrorHandler(server)
  const response = z.object({
    children: z.array(z.object({ name: z.string().max(5) })),
    words: z.record(z.string(), z.number()),
  })
  server.get('/kind/:name', { schema: { response: { 200: response } } }, () => ({
    children: [{ name: 'Noor' }, { name: firstName }],
    words: { [typed]: 'x' },
  }))
  expect((await server.inject(`/kind/${firstName}`)).statusCode).toBe(500)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    route: '/kind/:name',
    msg: 'The response does not fit its schema.',
    err: { fields: ['children.1.name: too_big', 'words.*: invalid_type'] },
  })
  expect(told.join('')).not.toMatch(new RegExp(`${firstName}|${typed}`))
})

test.each([
  [
    'duplicate key value violates unique constraint "user_email"',
    'duplicate key value violates unique constraint …',
  ],
  [`Unexpected token 'M', ..."Milan" is not valid JSON`, 'Unexpected token …, ...… is not valid JSON'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['550 <a@b.nl>: rejected', '550 …: rejected'],
  ['ouder@thuis.nl is unknown', '… is unknown'],
  ['Route GET:/api/v1/Milan not found', 'Route … not found'],
  ["can't say it", "can't say it"],
  ['card 7K2M-9QXP is used', 'card … is used'],
])('OPS-3 %j is logged as %j', (message, said) => {
  expect(describeError(new Error(message)).message).toBe(said)
})

test('OPS-3 only a slow call is logged as slow, with its route', async () => {
  const told: string[] = []
  const slowMs = 200
  const server = fastify({
    logger: createLoggerSettings('warn', noCallWatch, { write: (line) => void told.push(line) }),
  })
  registerCallWatch(server, noCallWatch, slowMs)
  server.get('/fast/:name', () => 'ok')
  server.get('/slow/:name', () => {
    for (const since = performance.now(); performance.now() - since < slowMs;);
    return 'ok'
  })
  await server.inject(`/fast/${firstName}`)
  expect(told.filter((line) => line.includes('slow call'))).toEqual([])
  await server.inject(`/slow/${firstName}`)
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ route: '/slow/:name', method: 'GET', status: 200 })
})
