import { beforeEach, expect, test } from 'vitest'
import { cardCodeChars, readCardCode } from '@letterliaan/contract/card-code'
import { pairingLimits } from '../../../../plugins/limits/limits.ts'
import { createDevice } from '../../../../testing/ask-token.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { advanceTime, minuteSeconds } from '../../../../testing/test-clock.ts'
import { makeGroup } from '../../../../testing/make-group.ts'

let supervisor: TestCaller
let kim: TestChild
let group_id: number
const app = await useTestApp()
beforeEach(async () => {
  const school = await makeSchool(app)
  supervisor = await logIn(app, await makeSupervisor(app, school))
  kim = await makeChild(app, school)
  group_id = await makeGroup(supervisor, [kim])
})

const makeCode = () =>
  supervisor.call('POST /api/v1/begeleider/group/:id/pairing-code', { params: { id: group_id } })
const devices = async () =>
  (await supervisor.call('GET /api/v1/begeleider/group/:id/device', { params: { id: group_id } })).body

function makeDevice(address = '192.0.2.1') {
  const device = createDevice(app, address)
  return {
    pair: (code: string) => device.call('POST /api/v1/group-device/pairing', { body: { code } }),
    ask: () => device.call('GET /api/v1/group-device'),
  }
}

test('DAG-6 one code pairs all devices of a class without a password, and the school sees the devices', async () => {
  const { status, body } = await makeCode()
  expect(status).toBe(201)
  expect(readCardCode(body.code)).toBe(body.code)
  expect(body.address).toBe(`${app.url}/login/koppel`)
  const tablets = [makeDevice(), makeDevice(), makeDevice()]
  for (const tablet of tablets) {
    const paired = await tablet.pair(body.code.toLowerCase())
    expect([paired.status, paired.body]).toEqual([201, { name: 'Groep 5' }])
    expect((await tablet.ask()).body.students.map(({ id }) => id)).toEqual([kim.student_id])
  }
  expect((await devices()).map(({ name }) => name)).toEqual(['Apparaat 3', 'Apparaat 2', 'Apparaat 1'])
  const stored = await app.database.queries.selectFrom('pairing_code').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(body.code)
})

test('DAG-6 the school can unpair one device or all devices', async () => {
  const { body } = await makeCode()
  const [first, second, third] = [makeDevice(), makeDevice(), makeDevice()] as const
  for (const device of [first, second, third]) await device.pair(body.code)
  const [last] = await devices()
  await supervisor.call('DELETE /api/v1/begeleider/group/:id/device', {
    params: { id: group_id },
    query: { device_id: String(last?.id) },
  })
  expect([(await second.ask()).status, (await third.ask()).status]).toEqual([200, 404])
  const params = { id: group_id }
  expect((await supervisor.call('DELETE /api/v1/begeleider/group/:id/device', { params })).body).toEqual([])
  expect([(await first.ask()).status, (await second.ask()).status]).toEqual([404, 404])
  expect((await first.pair(body.code)).status, 'the code ends with them').toBe(422)
})

test('DAG-6 a code is valid for half an hour, for a number of devices, and only until the next code', async () => {
  const first = (await makeCode()).body.code
  const second = (await makeCode()).body.code
  expect((await makeDevice().pair(first)).status).toBe(422)
  expect((await makeDevice().pair(second)).status).toBe(201)
  await app.database.queries.updateTable('pairing_code').set({ num_left: 1 }).execute()
  expect((await makeDevice().pair(second)).status).toBe(201)
  expect((await makeDevice().pair(second)).status).toBe(422)
  const third = (await makeCode()).body.code
  advanceTime(app, 31 * minuteSeconds)
  const late = await makeDevice().pair(third)
  expect([late.status, late.problem.errors]).toEqual([
    422,
    { code: 'Deze code klopt niet, of werkt niet meer. Vraag een nieuwe.' },
  ])
})

test('DAG-6 a right code does not count as a guess, so all devices of a school can pair from one address', async () => {
  const { body } = await makeCode()
  const address = '192.0.2.77'
  for (let at = 1; at < pairingLimits.fromNetwork.max; at += 1)
    expect((await makeDevice(address).pair('CCCCCCCCC')).status).toBe(422)
  for (const tablet of [makeDevice(address), makeDevice(address)])
    expect((await tablet.pair(body.code)).status).toBe(201)
})

test('DAG-6 each device of a class has a different name', async () => {
  const { body } = await makeCode()
  for (const tablet of [makeDevice(), makeDevice()]) await tablet.pair(body.code)
  const [, first] = await devices()
  await supervisor.call('DELETE /api/v1/begeleider/group/:id/device', {
    params: { id: group_id },
    query: { device_id: String(first?.id) },
  })
  await makeDevice().pair(body.code)
  expect((await devices()).map(({ name }) => name)).toEqual(['Apparaat 3', 'Apparaat 2'])
})

test('DAG-6 wrong codes of a stranger block only the stranger’s own network, and no school', async () => {
  const { code } = (await makeCode()).body
  const stranger = makeDevice('198.51.100.7')
  const guess = (at: number) =>
    Array.from({ length: 9 }, (_, place) => cardCodeChars.charAt(Math.floor(at / 16 ** place) % 16)).join('')
  for (let at = 0; at < pairingLimits.fromNetwork.max; at += 1)
    expect((await stranger.pair(guess(at))).status).toBe(422)
  const refused = await stranger.pair(code)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await stranger.ask()).status).toBe(404)
  for (let at = 0; at < 30; at += 1) expect((await makeDevice('203.0.113.4').pair(code)).status).toBe(201)
})
