import { contract, type EndpointName, type Endpoint, type ExchangeTokenKind } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { askToken, exchangeToken } from '../../../../testing/ask-token.ts'
import { createCaller, logIn, requestTokens, readStatus, readTokens } from '../../../../testing/http.ts'
import { downloadWorkbook } from '../../../../testing/player.ts'
import { countRows, findRows } from '../../../../testing/rows.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { makeGroup } from '../../../../testing/make-group.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const supervisor = await logIn(app, await makeSupervisor(app, child))

const exchange = (token: string) => exchangeToken(createCaller(app, null), token)
const enterAs = async (kind: ExchangeTokenKind, as = supervisor, { student_id } = child) =>
  readTokens((await exchange((await askToken(as, student_id, { kind })).body.token)).body)

const endpoints: [string, Endpoint][] = Object.entries(contract)
const changes = endpoints
  .filter(([call, { auth, needs = 'player' }]) => {
    const isOfChild = ['user', 'student', 'player'].includes(needs)
    return !call.startsWith('GET') && auth !== 'none' && isOfChild
  })
  .map(([call]) => call as EndpointName)

test('every call that would change something is refused with a message in an impersonation', async () => {
  const { access_token, refresh_token } = await enterAs('impersonation')
  const renewed = await requestTokens(app, { grant_type: 'refresh_token', refresh_token })
  expect(changes.length).toBeGreaterThan(12)
  const params = { id: 1000, type: 'word' }
  for (const token of [access_token, renewed.body.access_token]) {
    for (const call of changes) {
      const { status, problem } = await createCaller(app, token).call(call, { params, body: {} })
      expect([call, status, problem.detail]).toEqual([
        call,
        403,
        expect.stringMatching(/^U kijkt alleen mee\./),
      ])
    }
    expect(await readStatus(app, token, 'GET /api/v1/step', {})).toBe(200)
  }
})

test('an impersonation can open the workbook, and only the child’s own download counts', async () => {
  const [step_id = 0] = child.steps
  for (const [kind, downloads] of [
    ['impersonation', 0],
    ['take_over', 1],
  ] as const) {
    const { access_token } = await enterAs(kind)
    const { status } = await downloadWorkbook(createCaller(app, access_token), step_id)
    expect([kind, status, await countRows(app, 'activity', child.student_id)]).toEqual([kind, 200, downloads])
  }
})

test('a take-over allows changes and is audited', async () => {
  const { access_token } = await enterAs('take_over')
  const looking = createCaller(app, access_token)
  const note = await looking.call('POST /api/v1/note', { body: { date: 1, title: 'Van de juf', text: 'x' } })
  expect(note.status).toBe(201)
  const profile = await looking.call('GET /api/v1/user/me/')
  expect(profile.body).toMatchObject({ is_impersonated: true, is_read_only: false })
  const rows = await findRows(
    app,
    'audit',
    { organisation_id: child.organisation_id, detail: JSON.stringify({ student_ids: [child.student_id] }) },
    ['action'],
  )
  expect(rows.map(({ action }) => action).slice(-2)).toEqual(['take_over_made', 'take_over_used'])
})

test('the child itself can make changes after a login by password or by card', async () => {
  const { tokens } = await logIn(app, child.username)
  for (const { access_token } of [tokens, await enterAs('login_card')]) {
    const profile = await createCaller(app, access_token).call('GET /api/v1/user/me/')
    expect(profile.body).toMatchObject({ is_impersonated: false, is_read_only: false })
    const body = { type: 'enter_treehouse' }
    expect(await readStatus(app, access_token, 'POST /api/v1/activity', { body })).toBe(201)
  }
})

test('a login as a child ends if the supervisor no longer sees the child', async () => {
  const school = await makeSchool(app)
  const kim = await makeChild(app, school)
  const [juf, meester] = [
    await logIn(app, await makeSupervisor(app, school)),
    await logIn(app, await makeSupervisor(app, school)),
  ]
  const logins = [await enterAs('impersonation', juf, kim), await enterAs('take_over', juf, kim)]
  const unused = await askToken(juf, kim.student_id, { kind: 'take_over' })
  const read = async () =>
    Promise.all(logins.map(({ access_token }) => readStatus(app, access_token, 'GET /api/v1/step', {})))
  expect(await read()).toEqual([200, 200])

  await makeGroup(meester, [kim])
  expect(await read()).toEqual([401, 401])
  for (const { access_token, refresh_token } of logins) {
    const note = { body: { date: 0, title: 'x', text: 'y' } }
    expect((await createCaller(app, access_token).call('POST /api/v1/note', note)).status).toBe(401)
    expect((await requestTokens(app, { grant_type: 'refresh_token', refresh_token })).status).toBe(400)
  }
  expect((await exchange(unused.body.token)).status).toBe(400)
  const own = await logIn(app, kim.username)
  expect((await own.call('GET /api/v1/step')).status, 'the child itself goes on').toBe(200)
})
