import { contract, type CalmProfile } from '@letterliaan/contract'
import { beforeEach, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { listenToChannel } from '../../../../testing/live.ts'
import { countRows } from '../../../../testing/rows.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller & { readonly tokens: { readonly access_token: string } }
let supervisor: TestCaller

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
  supervisor = await logIn(app, await makeSupervisor(app, child))
})

const atDefault: CalmProfile = {
  pace: 1,
  music: true,
  effects: true,
  voice: 'auto',
  voice_speed: 1,
  letter_size: 1,
  letter_spacing: 'normal',
  font: 'andika',
  less_motion: false,
  strong_contrast: false,
  look: 'jungle',
  harder_mix: false,
  read_aloud: true,
  confidence_tap: false,
  word_eye: true,
}

const readOwn = async (as = caller) => (await as.call('GET /api/v1/user/me/')).body.calm_profile
const changeOwn = (calm_profile: object) =>
  caller.call('POST /api/v1/user/update', { body: { calm_profile } })
const change = (calm_profile: object, as = supervisor) =>
  as.call('PATCH /api/v1/begeleider/student/:id', {
    params: { id: child.student_id },
    body: { calm_profile },
  })
const read = (as = supervisor) =>
  as.call('GET /api/v1/begeleider/student/:id/calm-profile', { params: { id: child.student_id } })

test('KALM-1 the defaults change nothing in the game, but instructions are read aloud up to groep 4', async () => {
  expect(await readOwn()).toEqual(atDefault)
  const level = app.database.queries.updateTable('student').where('id', '=', child.student_id)
  for (const [level_id, read_aloud] of [
    [3, true],
    [5, false],
    [null, false],
  ] as const) {
    await level.set({ level_id }).execute()
    expect(await readOwn()).toEqual({ ...atDefault, read_aloud })
  }
})

test('KALM-1 child and supervisor change the same profile, and only the fields that they send', async () => {
  const { body: changed } = await changeOwn({ pace: 2, less_motion: true, font: 'opendyslexic' })
  expect(changed.calm_profile).toMatchObject({ pace: 2, music: true })
  const { status, body } = await change({ music: false, letter_size: 1.4, pace: 1.5 })
  const own = { pace: 1.5 as const, less_motion: true, font: 'opendyslexic' as const }
  const chosen = { ...atDefault, ...own, music: false, letter_size: 1.4 }
  expect([status, body]).toEqual([200, chosen])
  expect(await readOwn()).toEqual(chosen)
  expect((await read()).body).toEqual(chosen)
  expect(await readOwn(await logIn(app, child.username))).toEqual(chosen)
})

test.each([
  { pace: 3 },
  { voice: 'google' },
  { voice_speed: 0.5 },
  { letter_size: 10 },
  { letter_spacing: 'enorm' },
  { font: 'comic' },
  { look: 'disco' },
  { less_motion: 'ja' },
  { rate: 1 },
])('%j is refused and changes nothing', async (body) => {
  expect([(await changeOwn(body)).status, (await change(body)).status]).toEqual([422, 422])
  expect(await readOwn()).toEqual(atDefault)
})

test.each([{ confidence_tap: true }, { word_eye: false }])(
  'KALM-2 only the supervisor can set %j, and not the child',
  async (body) => {
    expect((await changeOwn(body)).status).toBe(422)
    expect((await change(body)).body).toMatchObject(body)
  },
)

test('KALM-1 a supervisor’s change is sent to the child’s open game and is in the audit log', async () => {
  const { channel_id } = (await caller.call('GET /api/v1/user/me/')).body
  const stream = await listenToChannel({ url: app.url, token: caller.tokens.access_token, channel_id })
  await stream.next()
  await change({ less_motion: true })
  expect((await stream.next()).event).toMatchObject({ event: 'calm_profile', data: {} })
  stream.leave()
  const row = await app.database.queries
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('organisation_id', '=', child.organisation_id)
    .where('action', 'not in', ['logged_in', 'child_viewed'])
    .executeTakeFirst()
  expect(row).toEqual({
    action: 'calm_profile_changed',
    detail: JSON.stringify({ student_ids: [child.student_id], changes: { less_motion: true } }),
  })
  await changeOwn({ pace: 2 })
  expect(await countRows(app, 'live_event', child.student_id)).toBe(1)
})

test('a supervisor has no calm profile, and the call accepts every choice of a profile', async () => {
  expect(await readOwn(supervisor as typeof caller)).toBeNull()
  const { calm_profile } = contract['PATCH /api/v1/begeleider/student/:id'].body.shape
  expect(Object.keys(calm_profile.unwrap().shape)).toEqual(Object.keys(atDefault))
})
