import { describe, expect, test } from 'vitest'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { allowDevice, makeCards, makePairingCode, revokeAllDevices, revokeDevice } from './card-changes.ts'

const cards = 'POST /api/v1/begeleider/login-cards'
const device = { id: 5, name: 'tablet bij het raam' }

describe('login cards', () => {
  test.each([
    [{ id: 7 }, { group_id: 7, student_ids: [3], pictures: 'list' }],
    [null, { student_ids: [3], pictures: 'list' }],
  ])('CARD-1 of the group %j are made, and who has one is asked again', async (group, body) => {
    const { press, client, queries, calls, told, watch } = createStage({ [cards]: new ArrayBuffer(4) })
    const stale = watch(['login-cards'], ['students', 'present'])
    const pdf = await press(makeCards(client, queries, group), { student_ids: [3], pictures: 'list' })
    expect(pdf?.byteLength).toBe(4)
    expect([calls[0]?.body, told, stale()]).toEqual([body, [], ['login-cards']])
  })

  test('CARD-1 that could not be made are told, and there is no file', async () => {
    const { press, client, queries, told } = createStage({ [cards]: noNetwork })
    expect(await press(makeCards(client, queries, null), { student_ids: [3], pictures: 'none' })).toBeNull()
    expect(told).toEqual(['error: De server is niet bereikbaar.'])
  })
})

describe('devices of a group', () => {
  test('CARD-5 this one is allowed by its name', async () => {
    const { press, client, queries, calls, told, watch } = createStage({
      'POST /api/v1/group-device': device as never,
    })
    const stale = watch(['group-devices', 7], ['group-devices', 8])
    await press(allowDevice(client, queries, 7), device.name)
    expect(calls[0]?.body).toEqual({ group_id: 7, name: device.name })
    expect([told, stale()]).toEqual([['success: Dit apparaat is toegestaan.'], ['group-devices 7']])
  })

  test('CARD-5 one is stopped, and those that are left are shown at once', async () => {
    const { press, client, queries, queryClient, calls, told } = createStage({
      'DELETE /api/v1/begeleider/group/:id/device/:device_id': [{ id: 6 }] as never,
    })
    await press(revokeDevice(client, queries, 7), device)
    expect(calls[0]?.ids).toEqual([7, 5])
    expect(queryClient.getQueryData(queries.groupDevices(7).queryKey)).toEqual([{ id: 6 }])
    expect(told).toEqual(['success: Op tablet bij het raam kan het nu niet meer.'])
  })

  test('CARD-5 all of them are stopped; where that is refused they stand there still', async () => {
    const call = 'DELETE /api/v1/begeleider/group/:id/device'
    const { press, client, queries, queryClient, told, answer } = createStage({
      [call]: refusal(403, 'Dat mag u niet.'),
    })
    const key = queries.groupDevices(7).queryKey
    queryClient.setQueryData(key, [device] as never)
    expect(await press(revokeAllDevices(client, queries, 7), undefined)).toBeNull()
    expect(queryClient.getQueryData(key)).toEqual([device])
    answer({ [call]: [] })
    await press(revokeAllDevices(client, queries, 7), undefined)
    expect(queryClient.getQueryData(key)).toEqual([])
    expect(told).toEqual([
      'error: Dat mag u niet.',
      'success: Alle apparaten van deze groep zijn ontkoppeld.',
    ])
  })

  test('CARD-5 a code for other devices is made once, however often the button is pressed', async () => {
    const call = 'POST /api/v1/begeleider/group/:id/pairing-code'
    const { press, client, changes, told } = createStage({ [call]: { code: '1234' } as never })
    const both = [1, 2].map(() => press(makePairingCode(client, 7), undefined))
    expect(await Promise.all(both)).toEqual([{ code: '1234' }, null])
    expect([changes(), told]).toEqual([[call], ['success: De code is klaar.']])
  })
})
