import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { createCaller, logIn, requestTokens, type TestCaller } from '../../../../testing/http.ts'
import { advanceTime } from '../../../../testing/test-clock.ts'
import { letInSeconds, loginLimits } from '../../../../plugins/limits/limits.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  testPassword,
  type TestChild,
} from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { askToken, exchangeToken } from '../../../../testing/ask-token.ts'
import { findRows } from '../../../../testing/rows.ts'

let child: TestChild
let supervisor: TestCaller
let count = 0
const app = await useTestApp()
beforeEach(async () => {
  count += 1
  child = await makeChild(app, await makeSchool(app))
  supervisor = await logIn(app, await makeSupervisor(app, child))
})

const letIn = (as = supervisor) =>
  as.call('PATCH /api/v1/begeleider/student/:id', {
    params: { id: child.student_id },
    body: { let_in: true },
  })
/** Logs in from a network where nobody has logged in before. */
const tryPassword = async (network: number, password: string): Promise<number> => {
  const headers = { 'x-forwarded-for': `40.${count}.${network}.1` }
  const body = { grant_type: 'password', username: child.username, password } as const
  return (await requestTokens(app, body, headers)).status
}
const tryCard = async (network: number, token: string, pictures: readonly string[]): Promise<number> => {
  const headers = { 'x-forwarded-for': `41.${count}.${network}.1` }
  return (await exchangeToken(createCaller(app, null), token, pictures, headers)).status
}

/** Makes wrong attempts from many networks until the account's limit is reached. */
async function fill(tryWrong: (network: number) => Promise<number>): Promise<void> {
  const each = loginLimits.accountFromAddress.max
  for (let network = 0; network < loginLimits.account.max / each; network += 1)
    for (let at = 0; at < each; at += 1) expect(await tryWrong(network)).toBe(400)
}

test('STOP-3 a child blocked by strangers’ wrong passwords can be let in, even if they continue', async () => {
  await fill((network) => tryPassword(network, 'fout'))
  expect(await tryPassword(100, testPassword)).toBe(429)
  expect((await letIn()).status).toBe(200)
  await fill((network) => tryPassword(network + 50, 'fout'))
  expect(await tryPassword(100, testPassword)).toBe(200)
})

test('STOP-3 supervisors see that a child waits at school, but do not see attempts of strangers', async () => {
  const waits = async (as = supervisor) => {
    const { body } = await as.call('GET /api/v1/begeleider/live/now', {})
    return body.events.flatMap(({ event }) => (event.event === 'login_waits' ? [event.data] : []))
  }
  await fill((network) => tryPassword(network, 'fout'))
  expect(await tryPassword(100, testPassword)).toBe(429)
  expect(await waits()).toEqual([])
  await logIn(app, child.username)
  const here = (password: string) =>
    requestTokens(app, { grant_type: 'password', username: child.username, password })
  let refused: Awaited<ReturnType<typeof here>>
  do refused = await here('fout')
  while (refused.status !== 429)
  await here('fout')
  const now = getNowSeconds(app.clock)
  const until = now + Number(refused.headers.get('retry-after'))
  expect(await waits()).toEqual([{ student_id: child.student_id, until }])
  expect(await waits(await logIn(app, await makeSupervisor(app, await makeSchool(app))))).toEqual([])
  const { status } = await letIn()
  expect([status, await waits()]).toEqual([
    200,
    [
      { student_id: child.student_id, until },
      { student_id: child.student_id, until: getNowSeconds(app.clock) },
    ],
  ])
})

test('STOP-3 a child who typed a wrong password ten times can be let in', async () => {
  for (let at = 0; at < loginLimits.accountFromAddress.max; at += 1) await tryPassword(1, 'fout')
  expect(await tryPassword(1, testPassword)).toBe(429)
  await letIn()
  expect(await tryPassword(1, testPassword)).toBe(200)
})

test('STOP-3 a child whose pictures were guessed can be let in, but strangers then get few attempts', async () => {
  const reply = await askToken(supervisor, child.student_id, { kind: 'login_card', with_pictures: true })
  const { token, pictures } = reply.body
  const right = pictures ?? []
  await fill((network) => tryCard(network, token, right.toReversed()))
  expect(await tryCard(100, token, right)).toBe(429)
  await letIn()
  expect(await tryCard(100, token, right)).toBe(200)
  const more: number[] = []
  for (let at = 0; at <= loginLimits.cardLetIn.max; at += 1)
    more.push(await tryCard(60 + Math.floor(at / 10), token, right.toReversed()))
  expect(more.indexOf(429)).toBe(loginLimits.cardLetIn.max)
})

test('a child that was let in is limited again after a quarter of an hour', async () => {
  await letIn()
  advanceTime(app, letInSeconds)
  await fill((network) => tryPassword(network, 'fout'))
  expect(await tryPassword(100, testPassword)).toBe(429)
})

test('the audit log records that a child was let in', async () => {
  await letIn()
  const rows = await findRows(app, 'audit', { organisation_id: child.organisation_id }, ['action'])
  expect(rows.map(({ action }) => action)).toContain('let_in')
})
