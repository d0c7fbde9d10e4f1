import { beforeEach, describe, expect, test } from 'vitest'
import { createCaller, logIn, requestTokens, type TestCaller } from '../../../testing/http.ts'
import { listenToChannel } from '../../../testing/live.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import {
  makeBoard,
  makeChild,
  makeSchool,
  makeSupervisor,
  testPassword,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { findRow, findRows } from '../../../testing/rows.ts'

let school: TestSchool
let board: TestSchool
let an: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  board = await makeBoard(app, school)
  an = await logIn(app, await makeSupervisor(app, board, 'bestuur'))
})

const enter = (username: string) =>
  requestTokens(app, { grant_type: 'password', username, password: testPassword })
const overview = async (by = an) => (await by.call('GET /api/v1/begeleider/school')).body
const make = (body: object, by = an) =>
  by.call('POST /api/v1/begeleider/school', { body: { brin: null, email: null, ...body } })
const ofSchool = (id = school.organisation_id) => ({ params: { id } })
const close = (by = an, id = school.organisation_id) =>
  by.call('PUT /api/v1/begeleider/school/:id', { ...ofSchool(id), body: { is_closed: true } })
const open = () => an.call('PUT /api/v1/begeleider/school/:id', { ...ofSchool(), body: { is_closed: false } })
const tokenOf = (address: string): string => address.split('#')[1] ?? ''
const accept = (token: string, email: string) =>
  createCaller(app, null).call('PUT /api/v1/invitation', {
    body: { token, name: 'Bas', email, password: testPassword },
  })

describe('ORG-1 a board that makes a school', () => {
  test('invites its first administrator by a link, which works once and opens only that school', async () => {
    const { status, body } = await make({ name: ' De Vijver ', brin: '06SS' })
    expect([status, body.invitation.role, body.invitation.email]).toEqual([201, 'beheerder', null])
    const waiting = (await overview()).schools.find(({ id }) => id === body.school_id)
    expect(waiting).toMatchObject({ name: 'De Vijver', brin: '06SS', has_administrator: false, num_staff: 0 })
    const email = `bas${body.school_id}@vijver.test`
    expect((await accept(tokenOf(body.invitation.address), email)).status).toBe(200)
    expect((await accept(tokenOf(body.invitation.address), `x${email}`)).status).toBe(410)
    const bas = await logIn(app, email)
    expect((await bas.call('GET /api/v1/begeleider/me')).body).toMatchObject({
      role: 'beheerder',
      organisation: 'De Vijver',
    })
    expect((await bas.call('GET /api/v1/begeleider/staff')).body).toHaveLength(1)
    const made = (await overview()).schools.find(({ id }) => id === body.school_id)
    expect(made).toMatchObject({ has_administrator: true, num_staff: 1 })
  })

  test('can invite again until there is an administrator, and then the earlier link is invalid', async () => {
    const { body: made } = await make({ name: 'De Eik' })
    const again = () =>
      an.call('POST /api/v1/begeleider/school/:id/invitation', {
        ...ofSchool(made.school_id),
        body: { email: null },
      })
    const { body: second } = await again()
    const email = `eik${made.school_id}@eik.test`
    expect((await accept(tokenOf(made.invitation.address), email)).status).toBe(410)
    expect((await accept(tokenOf(second.invitation.address), email)).status).toBe(200)
    expect((await again()).status, 'a board lets nobody into a school that works').toBe(409)
  })

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { name: 'A', brin: '6' },
    { name: 'A', email: 'geen' },
  ])('is refused an invalid school: %j', async (body) => {
    expect((await make(body)).status).toBe(422)
    expect((await overview()).schools).toHaveLength(1)
  })
})

test('ORG-1 a board can rename only its own schools, and both audit logs record it', async () => {
  const other = await makeSchool(app)
  const rename = (id: number) =>
    an.call('PUT /api/v1/begeleider/school/:id', { ...ofSchool(id), body: { name: 'De Nieuwe' } })
  expect((await rename(school.organisation_id)).body.name).toBe('De Nieuwe')
  expect((await rename(other.organisation_id)).status).toBe(404)
  expect((await rename(board.organisation_id)).status).toBe(404)
  const rows = await findRows(
    app,
    'audit',
    { action: 'school_changed', organisation_id: [school.organisation_id, board.organisation_id] },
    ['organisation_id'],
  )
  expect(rows).toHaveLength(2)
})

describe('ZIN-6 a board that chooses a region', () => {
  const change = (body: object, id = school.organisation_id) =>
    an.call('PUT /api/v1/begeleider/school/:id', { ...ofSchool(id), body })
  const regionOf = async (id = school.organisation_id) =>
    (await overview()).schools.find((known) => known.id === id)?.region

  test('sets the region of a new school, which is Dutch by default', async () => {
    const { body: flemish } = await make({ name: 'De Kempen', region: 'vlaanderen' })
    const { body: dutch } = await make({ name: 'De Peel' })
    expect([await regionOf(flemish.school_id), await regionOf(dutch.school_id)]).toEqual([
      'vlaanderen',
      'nederland',
    ])
    expect((await make({ name: 'De Maas', region: 'limburg' })).status).toBe(422)
  })

  test('can change the region of only its own schools, whose supervisors then read leerjaar', async () => {
    const boss = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
    const other = await makeSchool(app)
    expect((await change({ region: 'vlaanderen' }, other.organisation_id)).status).toBe(404)
    expect((await change({ region: 'vlaanderen' })).body.region).toBe('vlaanderen')
    await change({ region: 'vlaanderen' })
    expect(await regionOf()).toBe('vlaanderen')
    expect((await boss.call('GET /api/v1/begeleider/me')).body.region).toBe('vlaanderen')
    const rows = await findRows(
      app,
      'audit',
      {
        action: 'region_chosen',
        organisation_id: [school.organisation_id, board.organisation_id, other.organisation_id],
      },
      ['organisation_id', 'detail'],
    )
    expect(rows.map(({ organisation_id, detail }) => [organisation_id, JSON.parse(detail)])).toEqual([
      [school.organisation_id, { region: 'vlaanderen' }],
    ])
  })
})

describe('ORG-1 closing a school', () => {
  test('ends and refuses every login with a sentence, and deletes nothing, until the school is reopened', async () => {
    const child = await makeChild(app, school)
    const juf = await makeSupervisor(app, school)
    const [asJuf, asChild] = [await logIn(app, juf), await logIn(app, child.username)]
    const { refresh_token } = asJuf.tokens
    expect((await close()).body.closed_at).toBeTypeOf('number')
    expect((await asJuf.call('GET /api/v1/begeleider/me')).status).toBe(401)
    expect((await asChild.call('GET /api/v1/user/me/')).status).toBe(401)
    const renewed = await requestTokens(app, { grant_type: 'refresh_token', refresh_token })
    expect(renewed.status).toBe(400)
    for (const username of [juf, child.username])
      expect((await enter(username)).body, username).toMatchObject({ error_description: 'School is closed' })
    const wrong = await requestTokens(app, { grant_type: 'password', username: juf, password: 'fout' })
    expect(wrong.body, 'told after a right password only').not.toMatchObject({
      error_description: 'School is closed',
    })
    expect((await open()).body.closed_at).toBeNull()
    expect((await enter(juf)).status).toBe(200)
    expect((await asJuf.call('GET /api/v1/begeleider/me')).status, 'what was ended stays ended').toBe(401)
    expect((await (await logIn(app, juf)).call('GET /api/v1/begeleider/student')).body).toHaveLength(1)
  })

  test('ends the live stream of its children at once, and no stream of another school', async () => {
    const there = await makeSchool(app)
    const children = [await makeChild(app, school), await makeChild(app, there)] as const
    const [here, elsewhere] = await Promise.all([listen(children[0]), listen(children[1])])
    for (const stream of [here, elsewhere]) await stream.next()
    await close()
    await here.ended()
    const juf = await logIn(app, await makeSupervisor(app, there))
    const sent = { params: { id: children[1].student_id }, body: { message: 'Goed bezig!' } }
    await juf.call('POST /api/v1/begeleider/student/:id/encouragement', sent)
    expect((await elsewhere.next()).event.event).toBe('encouragement')
    elsewhere.leave()
  })

  test('ends open invitations and pages for home', async () => {
    const { body: made } = await make({ name: `Gesloten ${school.organisation_id}` })
    const juf = await logIn(app, await makeSupervisor(app, school))
    const { student_id } = await makeChild(app, school)
    const sent = { params: { id: student_id }, body: { since: 0 } }
    const { body: link } = await juf.call('POST /api/v1/begeleider/student/:id/home-link', sent)
    const home = () =>
      createCaller(app, null).call('POST /api/v1/home-page', { body: { token: tokenOf(link.address) } })
    expect((await home()).status).toBe(200)
    await close()
    await close(an, made.school_id)
    expect((await home()).status).not.toBe(200)
    const refused = await accept(tokenOf(made.invitation.address), 'laat@school.test')
    expect([refused.status, refused.problem.detail]).toEqual([410, expect.stringContaining('gesloten')])
  })
})

async function listen(child: TestChild) {
  const caller = await logIn(app, child.username)
  const { channel_id } = await findRow(app, 'user', { id: child.user_id })
  return listenToChannel({ url: app.url, token: caller.tokens.access_token, channel_id })
}

describe('ORG-1 the facts that a board sees of a school', () => {
  const told = async () =>
    (await overview()).schools.find(({ id }) => id === school.organisation_id) ?? { num_children: -1 }

  /** Plays an exercise with two wrong words, and returns its number of words. */
  async function practise(child: TestChild): Promise<number> {
    const caller = await logIn(app, child.username)
    const step = await getStep(caller, child.steps[0] ?? 0)
    const { words } = await playExercise(caller, groupExercises(step).practise[0] ?? 0, 1, 2)
    return words.length
  }

  async function makeWorkbook(child: TestChild): Promise<void> {
    const caller = await logIn(app, child.username)
    const { exercises } = await getStep(caller, child.steps[0] ?? 0)
    const workbook = exercises.find(({ exercise_type }) => exercise_type.template === 'Werkboek')
    await playExercise(caller, workbook?.id ?? 0, 1)
  }

  test('are numbers of the week and the last day of practice, hidden if fewer than five children practised', async () => {
    await makeSupervisor(app, school)
    const children = await Promise.all(Array.from({ length: 4 }, () => makeChild(app, school)))
    let num_words = 0
    for (const child of children) num_words += await practise(child)
    expect(await told()).toMatchObject({
      num_staff: 1,
      num_children: null,
      num_active: null,
      num_words: null,
      num_sittings: null,
      last_practised_on: null,
    })
    const fifth = await makeChild(app, school)
    expect(await told()).toMatchObject({ num_children: 5, num_active: null, num_words: null })
    num_words += await practise(fifth)
    expect(await told()).toMatchObject({ num_children: 5, num_active: 5, num_sittings: 5, num_words })
    await makeWorkbook(fifth)
    expect(await told(), 'as the goal of a group counts').toMatchObject({ num_sittings: 5, num_words })
    expect((await told()) as object).toHaveProperty('last_practised_on', expect.stringMatching(/^\d{4}-/))
    app.clock.advance(8 * daySeconds)
    an = await logIn(app, await makeSupervisor(app, board, 'bestuur'))
    expect(await told()).toMatchObject({ num_children: 5, num_active: 0, num_words: 0, num_sittings: 0 })
  })
})

describe('ORG-6 the members of a board', () => {
  const staff = async (by = an) => (await by.call('GET /api/v1/begeleider/staff')).body
  const idOf = async (caller: TestCaller) => (await caller.call('GET /api/v1/begeleider/me')).body.id
  const block = async (id: number, by = an) =>
    by.call('PUT /api/v1/begeleider/staff/:id', { params: { id }, body: { is_blocked: true } })

  test('can invite for the board but for no school, and at least one who can log in always remains', async () => {
    const invite = (role: string) =>
      an.call('POST /api/v1/begeleider/invitation', { body: { role, group_ids: [], emails: [] } })
    expect((await invite('beheerder')).status).toBe(422)
    const { body } = await invite('bestuur')
    const email = `ria${board.organisation_id}@bestuur.test`
    expect((await accept(tokenOf(body[0]?.address ?? ''), email)).status).toBe(200)
    const ria = await logIn(app, email)
    expect((await staff(ria)).map(({ role }) => role)).toEqual(['bestuur', 'bestuur'])
    expect((await block(await idOf(an), ria)).status).toBe(200)
    const last = await block(await idOf(ria), ria)
    expect([last.status, last.problem.detail]).toEqual([
      409,
      'Dit is de enige van het bestuur. Nodig eerst een ander uit.',
    ])
  })

  test('cannot be invited by an administrator', async () => {
    const head = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
    const body = { role: 'bestuur', group_ids: [], emails: [] }
    expect((await head.call('POST /api/v1/begeleider/invitation', { body })).status).toBe(422)
    expect((await staff(head)).map(({ role }) => role)).toEqual(['beheerder'])
  })

  test('can rename the board', async () => {
    const body = { name: ' Stichting Kompas ' }
    expect((await an.call('PUT /api/v1/begeleider/board', { body })).body.name).toBe('Stichting Kompas')
    expect((await an.call('GET /api/v1/begeleider/me')).body.organisation).toBe('Stichting Kompas')
  })
})
