import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { allowDevice, makeCards } from './card-changes.ts'

const cards = 'POST /api/v1/begeleider/login-cards'
const device = { id: 5, name: 'tablet bij het raam' }

test.each([
  [{ id: 7 }, { group_id: 7, student_ids: [3], pictures: 'list' }],
  [null, { student_ids: [3], pictures: 'list' }],
])('CARD-1 cards of the group %j are made, and the list of holders is refetched', async (group, body) => {
  const { press, calls, told, watch } = createStage({ [cards]: new ArrayBuffer(4) })
  const stale = watch(['login-cards'], ['students', 'present'])
  const pdf = await press(makeCards(group), { student_ids: [3], pictures: 'list' })
  expect(pdf?.byteLength).toBe(4)
  expect([calls[0]?.body, told, stale()]).toEqual([body, [], ['login-cards']])
})

test('CARD-5 the present device is allowed under its name', async () => {
  const { press, calls, told, watch } = createStage({
    'POST /api/v1/group-device': device as never,
  })
  const stale = watch(['group-devices', 7], ['group-devices', 8])
  await press(allowDevice(7), device.name)
  expect(calls[0]?.body).toEqual({ group_id: 7, name: device.name })
  expect([told, stale()]).toEqual([['success: Dit apparaat is toegestaan.'], ['group-devices 7']])
})
