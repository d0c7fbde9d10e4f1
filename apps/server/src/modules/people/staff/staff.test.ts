import type { ExchangeTokenKind } from '@letterliaan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCaller, logIn, requestTokens, type TestCaller, readTokens } from '../../../testing/http.ts'
import { listenToChannel } from '../../../testing/live.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  testPassword,
  type TestSchool,
} from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { makeGroup } from '../../../testing/make-group.ts'
import { askToken, exchangeToken } from '../../../testing/ask-token.ts'
import { addRows, findRows } from '../../../testing/rows.ts'

let school: TestSchool
let head: Person
let juf: Person

interface Person extends TestCaller {
  readonly username: string
  readonly id: number
  readonly token: string
}

const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  head = await begin(await makeSupervisor(app, school, 'beheerder'))
  juf = await begin(await makeSupervisor(app, school))
})

async function begin(username: string): Promise<Person> {
  const caller = await logIn(app, username)
  const { body } = await caller.call('GET /api/v1/begeleider/me')
  return { ...caller, username, id: body.id, token: caller.tokens.access_token }
}

const enter = async (username: string) =>
  requestTokens(app, { grant_type: 'password', username, password: testPassword })
const staffOf = async (caller: TestCaller) => (await caller.call('GET /api/v1/begeleider/staff')).body
const groupsOf = async (caller: TestCaller) =>
  (await caller.call('GET /api/v1/begeleider/group')).body.map(({ id }) => id)
const change = (by: TestCaller, id: number, body: object) =>
  by.call('PUT /api/v1/begeleider/staff/:id', { params: { id }, body })
const block = (by: TestCaller, id: number) =>
  by.call('PUT /api/v1/begeleider/staff/:id', { params: { id }, body: { is_blocked: true } })
const meStatus = async (caller: TestCaller) => (await caller.call('GET /api/v1/begeleider/me')).status

describe('an administrator', () => {
  test('sees the staff with their groups, but no staff of another school', async () => {
    const group_id = await makeGroup(juf, [], '5a')
    const other = await makeSchool(app)
    await makeSupervisor(app, other)
    const staff = await staffOf(head)
    expect(staff.map(({ id, role, group_ids, blocked_at }) => ({ id, role, group_ids, blocked_at }))).toEqual(
      expect.arrayContaining([
        { id: juf.id, role: 'begeleider', group_ids: [group_id], blocked_at: null },
        { id: head.id, role: 'beheerder', group_ids: [], blocked_at: null },
      ]),
    )
    expect(staff).toHaveLength(2)
  })

  test('can change the groups of a colleague, who then sees only the new groups', async () => {
    const own = await makeGroup(juf, [], '5a')
    const given = await makeGroup(head, [], '6a')
    expect((await change(head, juf.id, { group_ids: [given] })).body.group_ids).toEqual([given])
    expect(await groupsOf(juf)).toEqual([given])
    expect(await groupsOf(head)).toContain(own)
  })

  test('sees the logins of a colleague, and can end one or all', async () => {
    const second = await begin(juf.username)
    const params = { id: juf.id }
    const { logins = [] } = (await staffOf(head)).find(({ id }) => id === juf.id) ?? {}
    expect(logins).toHaveLength(2)
    expect(logins[0]).toMatchObject({ app: 'begeleider', is_current: false })
    const query = { login_id: String(logins[0]?.id) }
    const left = await head.call('DELETE /api/v1/begeleider/staff/:id/login', { params, query })
    expect(left.body.logins).toHaveLength(1)
    expect([await meStatus(juf), await meStatus(second)].toSorted((a, b) => a - b)).toEqual([200, 401])
    await head.call('DELETE /api/v1/begeleider/staff/:id/login', { params })
    expect([await meStatus(juf), await meStatus(second)]).toEqual([401, 401])
    expect((await enter(juf.username)).status).toBe(200)
  })
})

describe('ORG-3 a blocked member', () => {
  test('is refused at the next request, with the same response as for a wrong password', async () => {
    await block(head, juf.id)
    expect(await meStatus(juf)).toBe(401)
    const refused = await enter(juf.username)
    const wrong = await requestTokens(app, {
      grant_type: 'password',
      username: 'niemand@x.nl',
      password: 'x',
    })
    expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body])
    expect((await staffOf(head)).find(({ id }) => id === juf.id)?.blocked_at).toBeTypeOf('number')
  })

  test('loses its streams at once, even as a child, but the cards and links of the school stay', async () => {
    const child = await makeChild(app, school)
    const params = { id: child.student_id }
    const make = (kind: ExchangeTokenKind) => askToken(juf, child.student_id, { kind })
    const [card, taken, spare] = [
      await make('login_card'),
      await make('take_over'),
      await make('impersonation'),
    ]
    const use = (token: string) => exchangeToken(createCaller(app, null), token)
    const { access_token } = readTokens((await use(taken.body.token)).body)
    const asChild = createCaller(app, access_token)
    const { channel_id } = (await asChild.call('GET /api/v1/user/me/')).body
    const streams = await Promise.all([
      listenToChannel({ url: app.url, token: juf.token, channel_id: null }),
      listenToChannel({ url: app.url, token: access_token, channel_id }),
    ])
    await Promise.all(streams.map((stream) => stream.next()))
    const link = await juf.call('POST /api/v1/begeleider/student/:id/home-link', {
      params,
      body: { since: 0 },
    })
    await block(head, juf.id)
    // Heartbeats, which end such streams too, come only when the test clock passes.
    await Promise.all(streams.map((stream) => stream.ended()))
    expect((await asChild.call('GET /api/v1/user/me/')).status).toBe(401)
    expect([(await use(spare.body.token)).status, (await use(card.body.token)).status]).toEqual([400, 200])
    const token = link.body.address.split('#')[1] ?? ''
    expect((await createCaller(app, null).call('POST /api/v1/home-page', { body: { token } })).status).toBe(
      200,
    )
  })

  test('cannot return with its pairing codes or an earlier password reset', async () => {
    const group_id = await makeGroup(juf, [], '5a')
    const params = { id: group_id }
    const { body } = await juf.call('POST /api/v1/begeleider/group/:id/pairing-code', { params })
    await addRows(app, 'password_reset', {
      organisation_id: school.organisation_id,
      user_id: juf.id,
      hash: `reset ${juf.id}`,
      expires_at: 4_000_000_000,
    })
    await block(head, juf.id)
    const pairing = { body: { code: body.code, name: 'Tablet' } }
    expect((await createCaller(app, null).call('POST /api/v1/group-device/pairing', pairing)).status).toBe(
      422,
    )
    const left = app.database.queries.selectFrom('password_reset').select('hash')
    expect(await left.where('user_id', '=', juf.id).execute()).toEqual([])
  })

  test('is blocked before or after a simultaneous change, of which no half is ever stored', async () => {
    const name = `Groep ${juf.id}`
    const body = { name, school_year: 2026, level_id: 5 }
    const made = juf.call('POST /api/v1/begeleider/group', { body })
    const [reply] = await Promise.all([made, block(head, juf.id)])
    const groups = (await head.call('GET /api/v1/begeleider/group')).body.filter((one) => one.name === name)
    expect([201, 401]).toContain(reply.status)
    expect(groups.map(({ supervisors }) => supervisors.length)).toEqual(reply.status === 201 ? [1] : [])
  })

  test('cannot use a login that was in progress when it was blocked', async () => {
    const [login] = await Promise.all([enter(juf.username), block(head, juf.id)])
    const token = login.status === 200 ? login.body.access_token : 'none'
    expect([200, 400]).toContain(login.status)
    expect(await meStatus(createCaller(app, token))).toBe(401)
  })

  test('can log in with the same password when it is unblocked, but its ended logins stay ended', async () => {
    await block(head, juf.id)
    await head.call('PUT /api/v1/begeleider/staff/:id', {
      params: { id: juf.id },
      body: { is_blocked: false },
    })
    expect(await meStatus(juf)).toBe(401)
    expect((await enter(juf.username)).status).toBe(200)
  })
})

describe('ORG-6 the last administrator', () => {
  const refused = [409, 'Dit is de enige beheerder. Maak eerst een collega beheerder.']

  test('cannot be demoted or blocked', async () => {
    const demoted = await change(head, head.id, { role: 'begeleider' })
    expect([demoted.status, demoted.problem.detail]).toEqual(refused)
    const blocked = await block(head, head.id)
    expect([blocked.status, blocked.problem.detail]).toEqual(refused)
  })

  test('stays if another administrator is blocked, and still cannot be blocked', async () => {
    const second = await begin(await makeSupervisor(app, school, 'beheerder'))
    await block(head, second.id)
    expect((await change(head, head.id, { role: 'begeleider' })).status).toBe(409)
  })

  test.each([
    ['demote each other', (by: Person, of: Person) => change(by, of.id, { role: 'begeleider' })],
    ['block each other', (by: Person, of: Person) => block(by, of.id)],
    ['step down', (by: Person) => change(by, by.id, { role: 'begeleider' })],
  ])('stays if two %s at the same moment', async (_, remove) => {
    for (let time = 0; time < 3; time += 1) {
      const place = await makeSchool(app)
      const [a, b] = [
        await begin(await makeSupervisor(app, place, 'beheerder')),
        await begin(await makeSupervisor(app, place, 'beheerder')),
      ]
      const replies = await Promise.all([remove(a, b), remove(b, a)])
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      const left = await findRows(
        app,
        'user',
        { organisation_id: place.organisation_id, role: 'beheerder', blocked_at: null },
        ['id'],
      )
      expect(left).toHaveLength(1)
    }
  })

  test('does not prevent one of two administrators from becoming a supervisor, which takes effect at once', async () => {
    const second = await begin(await makeSupervisor(app, school, 'beheerder'))
    const stream = await listenToChannel({ url: app.url, token: second.token, channel_id: null })
    await stream.next()
    expect((await change(head, second.id, { role: 'meekijker' })).body.role).toBe('meekijker')
    // The stream was opened with the right to see every child of the school.
    await stream.ended()
    expect((await second.call('GET /api/v1/begeleider/staff')).status).toBe(403)
    expect((await second.call('GET /api/v1/begeleider/me')).body.role).toBe('meekijker')
  })
})
