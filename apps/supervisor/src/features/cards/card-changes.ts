import type { Group, GroupDevice, LoginCardsBody, PairingCode } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

/** `group`: the one that all children are in; its name comes on the list. */
export const makeCards = (
  client: Client,
  queries: Queries,
  group: Pick<Group, 'id'> | null,
): Change<Pick<LoginCardsBody, 'student_ids' | 'pictures'>, ArrayBuffer> => ({
  send: (cards) => {
    const body = { ...(group && { group_id: group.id }), ...cards }
    return client.call('POST /api/v1/begeleider/login-cards', { body })
  },
  stale: [queries.loginCards.queryKey],
})

/** Lets the children of a group choose themselves on this device. */
export const allowDevice = (client: Client, queries: Queries, group_id: number): Change<string, unknown> => ({
  send: (name) => client.call('POST /api/v1/group-device', { body: { group_id, name } }),
  stale: [queries.groupDevices(group_id).queryKey],
  done: () => texts.devices.doneAllow,
})

export const revokeDevice = (
  client: Client,
  queries: Queries,
  id: number,
): Change<Pick<GroupDevice, 'id' | 'name'>, GroupDevice[]> => ({
  send: ({ id: device_id }) =>
    client.call('DELETE /api/v1/begeleider/group/:id/device/:device_id', { params: { id, device_id } }),
  take: (left, _, queryClient) => queryClient.setQueryData(queries.groupDevices(id).queryKey, left),
  done: (_, { name }) => fill(texts.devices.doneStop, { name }),
})

export const revokeAllDevices = (
  client: Client,
  queries: Queries,
  id: number,
): Change<void, GroupDevice[]> => ({
  send: (_, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/group/:id/device', { params: { id }, idempotencyKey }),
  take: (left, _, queryClient) => queryClient.setQueryData(queries.groupDevices(id).queryKey, left),
  done: () => texts.devices.doneStopAll,
})

/** A code by which other devices are paired. */
export const makePairingCode = (client: Client, id: number): Change<void, PairingCode> => ({
  send: () => client.call('POST /api/v1/begeleider/group/:id/pairing-code', { params: { id } }),
  done: () => texts.pairing.done,
})
