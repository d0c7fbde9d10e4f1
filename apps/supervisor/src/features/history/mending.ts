import type { SessionBody, SessionRestoring, SessionVoiding, VoidedSession } from '@letterliaan/contract'
import { createRandomId, type Client } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

/** Refetches all data, because any data of a child may have changed. */
const everything = [[]] as const

export const previewVoiding =
  (id: number): ChangeOf<SessionBody, SessionVoiding> =>
  ({ client }) => ({
    changesNothing: true,
    send: ({ started_at, also }) =>
      client.call('POST /api/v1/begeleider/student/:id/session/preview', {
        params: { id },
        body: { started_at, also },
      }),
  })

export interface Voiding extends SessionBody {
  readonly reason: string
}

export const voidSession =
  (id: number): ChangeOf<Voiding, unknown> =>
  ({ client }) => ({
    send: (body, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/student/:id/session/void', {
        params: { id },
        body,
        idempotencyKey,
      }),
    stale: everything,
    done: (_, { also = [] }) => fill(texts.voidedNow, { count: 1 + also.length }),
  })

export const previewRestoring: ChangeOf<Pick<VoidedSession, 'id'>, SessionRestoring> = ({ client }) => ({
  changesNothing: true,
  send: ({ id }) => client.call('POST /api/v1/begeleider/voided-session/:id/preview', { params: { id } }),
})

export const restoreSession: ChangeOf<Pick<SessionRestoring, 'id' | 'started_at'>, unknown> = ({
  client,
}) => ({
  send: ({ id }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/voided-session/:id/undo', { params: { id }, idempotencyKey }),
  stale: everything,
  done: () => texts.restored,
})

const restart = (client: Client, id: number, is_restarted: boolean, idempotencyKey: string) =>
  client.call('PATCH /api/v1/begeleider/step/:id', {
    params: { id },
    body: { is_restarted },
    idempotencyKey,
  })

export const restartStep: ChangeOf<number, unknown> = ({ client }) => ({
  send: (id, idempotencyKey) => restart(client, id, true, idempotencyKey),
  stale: everything,
  done: () => texts.restarted,
  undo: (_, id) => restart(client, id, false, createRandomId()),
})

export const takeBadgeBack =
  (id: number): ChangeOf<number, unknown> =>
  ({ client }) => {
    const send = (badge_id: number, is_taken_back: boolean, idempotencyKey: string) =>
      client.call('PUT /api/v1/begeleider/student/:id/badge/:badge_id', {
        params: { id, badge_id },
        body: { is_taken_back },
        idempotencyKey,
      })
    return {
      send: (badge_id, idempotencyKey) => send(badge_id, true, idempotencyKey),
      stale: everything,
      done: () => texts.takenBack,
      undo: (_, badge_id) => send(badge_id, false, createRandomId()),
    }
  }
