import type { Group, GroupDevice, LoginCardsBody, PairingCode } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

/** `group` is the group of all these children, or null. Its name is printed on the list. */
export const makeCards =
  (
    group: Pick<Group, 'id'> | null,
  ): ChangeOf<Pick<LoginCardsBody, 'student_ids' | 'pictures'>, ArrayBuffer> =>
  ({ client, queries }) => ({
    send: (cards) => {
      const body = { ...(group && { group_id: group.id }), ...cards }
      return client.call('POST /api/v1/begeleider/login-cards', { body })
    },
    stale: [queries.loginCards.queryKey],
  })

export const allowDevice =
  (group_id: number): ChangeOf<string, unknown> =>
  ({ client, queries }) => ({
    send: (name) => client.call('POST /api/v1/group-device', { body: { group_id, name } }),
    stale: [queries.groupDevices(group_id).queryKey],
    done: () => texts.devices.doneAllow,
  })

export const revokeDevice =
  (id: number): ChangeOf<Pick<GroupDevice, 'id' | 'name'>, GroupDevice[]> =>
  ({ client, queries }) => ({
    send: ({ id: device_id }) =>
      client.call('DELETE /api/v1/begeleider/group/:id/device', { params: { id }, query: { device_id } }),
    take: (left, _, queryClient) => queryClient.setQueryData(queries.groupDevices(id).queryKey, left),
    done: (_, { name }) => fill(texts.devices.doneStop, { name }),
  })

export const revokeAllDevices =
  (id: number): ChangeOf<void, GroupDevice[]> =>
  ({ client, queries }) => ({
    send: (_, idempotencyKey) =>
      client.call('DELETE /api/v1/begeleider/group/:id/device', { params: { id }, idempotencyKey }),
    take: (left, _, queryClient) => queryClient.setQueryData(queries.groupDevices(id).queryKey, left),
    done: () => texts.devices.doneStopAll,
  })

export const makePairingCode =
  (id: number): ChangeOf<void, PairingCode> =>
  ({ client }) => ({
    send: () => client.call('POST /api/v1/begeleider/group/:id/pairing-code', { params: { id } }),
    done: () => texts.pairing.done,
  })
