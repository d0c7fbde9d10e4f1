import { cardPictures } from '@letterliaan/contract/card-pictures'
import { beforeEach, expect, test } from 'vitest'
import { loginLimits } from '../../../../plugins/limits/limits.ts'
import { createCaller, logIn } from '../../../../testing/http.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { askToken, createDevice } from '../../../../testing/ask-token.ts'
import { makeGroup } from '../../../../testing/make-group.ts'

let school: TestSchool
let supervisor: Awaited<ReturnType<typeof logIn>>
let kim: TestChild
let noor: TestChild
let group_id: number
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  supervisor = await logIn(app, await makeSupervisor(app, school))
  kim = await makeChild(app, school)
  noor = await makeChild(app, school)
  group_id = await makeGroup(supervisor, [kim, noor])
})

async function makeCard({ student_id }: TestChild, with_pictures = true): Promise<readonly string[]> {
  const { body } = await askToken(supervisor, student_id, { kind: 'login_card', with_pictures })
  return body.pictures ?? []
}

function makeDevice() {
  const anybody = createDevice(app, '192.0.2.1')
  return {
    allow: (for_group: number) =>
      anybody.call('POST /api/v1/group-device', {
        body: { group_id: for_group, name: 'Tablet bij het raam' },
        headers: { authorization: `Bearer ${supervisor.tokens.access_token}` },
      }),
    ask: () => anybody.call('GET /api/v1/group-device'),
    logIn: ({ student_id }: TestChild, pictures: readonly string[]) =>
      anybody.call('POST /api/v1/group-device/login', { body: { student_id, pictures } }),
  }
}

const wrong = (pictures: readonly string[]): string[] =>
  cardPictures.filter((picture) => !pictures.includes(picture)).slice(0, 3)
const devicesOf = async (id = group_id) =>
  (await supervisor.call('GET /api/v1/begeleider/group/:id/device', { params: { id } })).body
const revoke = (device_id: number) =>
  supervisor.call('DELETE /api/v1/begeleider/group/:id/device', {
    params: { id: group_id },
    query: { device_id: String(device_id) },
  })
const statusOfProfile = async (access_token: string) =>
  (await createCaller(app, access_token).call('GET /api/v1/user/me/')).status

test('CARD-5 children choose their name on the device of their group and log in with pictures', async () => {
  const pictures = await makeCard(kim)
  const device = makeDevice()
  const { status, headers } = await device.allow(group_id)
  expect(status).toBe(201)
  expect(headers.get('set-cookie')).toMatch(/HttpOnly/)
  expect(headers.get('set-cookie')).toMatch(/Path=\/api\/v1\/group-device; .*SameSite=Strict/)
  const [, secret = ''] = /=([^;]{43});/.exec(headers.get('set-cookie') ?? '') ?? []
  const rows = await app.database.queries.selectFrom('group_device').selectAll().execute()
  expect(secret).not.toBe('')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const { body } = await device.ask()
  expect(body.name).toBe('Groep 5')
  expect(body.students.map(({ id, has_pictures }) => [id, has_pictures])).toEqual(
    expect.arrayContaining([
      [kim.student_id, true],
      [noor.student_id, false],
    ]),
  )
  const login = await device.logIn(kim, pictures)
  const profile = await createCaller(app, login.body.access_token).call('GET /api/v1/user/me/')
  expect([login.status, profile.body.username]).toEqual([200, kim.username])
  expect(await devicesOf()).toMatchObject([{ name: 'Tablet bij het raam', used_at: expect.any(Number) }])
})

test('CARD-5 a missing, other or revoked cookie gets the same 404', async () => {
  const pictures = await makeCard(kim)
  const device = makeDevice()
  await device.allow(group_id)
  const login = await device.logIn(kim, pictures)
  const elsewhere = makeDevice()
  const never = await elsewhere.ask()
  expect(never.status).toBe(404)
  const [{ id } = { id: 0 }] = await devicesOf()
  expect((await revoke(id)).body).toEqual([])
  const revoked = await device.ask()
  expect([revoked.status, revoked.body]).toEqual([404, never.body])
  for (const other of [device, elsewhere]) expect((await other.logIn(kim, pictures)).status).toBe(404)
  expect(await statusOfProfile(login.body.access_token)).toBe(401)
  const forged = await createCaller(app, null).call('GET /api/v1/group-device', {
    headers: { cookie: 'letterliaan-group-device=1' },
  })
  expect([forged.status, forged.body]).toEqual([404, never.body])
})

test('CARD-5 a device is only for its last group, and only for children who have pictures', async () => {
  const pictures = await makeCard(kim)
  const device = makeDevice()
  await device.allow(group_id)
  const other = await makeGroup(supervisor, [noor])
  await device.allow(other)
  expect(await devicesOf()).toEqual([])
  expect((await device.ask()).body.students.map(({ id }) => id)).toEqual([noor.student_id])
  await makeCard(noor, false)
  for (const refused of [await device.logIn(kim, pictures), await device.logIn(noor, pictures)]) {
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'invalid_grant' }])
  }
})

test('CARD-5 the devices of a group are deleted with the group', async () => {
  const pictures = await makeCard(kim)
  const device = makeDevice()
  await device.allow(group_id)
  const login = await device.logIn(kim, pictures)
  const params = { id: group_id }
  const remove = [kim.student_id, noor.student_id]
  await supervisor.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { remove } })
  expect((await supervisor.call('DELETE /api/v1/begeleider/group/:id', { params })).status).toBe(200)
  expect((await device.ask()).status).toBe(404)
  expect(await statusOfProfile(login.body.access_token)).toBe(401)
})

test('CARD-6 the pictures of one child can be guessed ten times, which does not affect other children', async () => {
  const pictures = await makeCard(kim)
  const ofNoor = await makeCard(noor)
  const device = makeDevice()
  await device.allow(group_id)
  for (let at = 0; at < loginLimits.knownDevice.max; at += 1)
    expect((await device.logIn(kim, wrong(pictures))).status).toBe(400)
  expect((await device.logIn(kim, pictures)).status).toBe(429)
  expect((await device.logIn(noor, ofNoor)).status).toBe(200)
  const elsewhere = makeDevice()
  await elsewhere.allow(group_id)
  expect((await elsewhere.logIn(kim, pictures)).status).toBe(200)
})
