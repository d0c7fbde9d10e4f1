import type { SessionBody, SessionRestoring, SessionVoiding, VoidedSession } from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

/** After mending all that was fetched of a child may be otherwise. */
const everything = [[]] as const

/** Asks the server what voiding sessions would change. */
export const previewVoiding = (client: Client, id: number): Change<SessionBody, SessionVoiding> => ({
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

export const voidSession = (client: Client, id: number): Change<Voiding, unknown> => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/student/:id/session/void', { params: { id }, body, idempotencyKey }),
  stale: everything,
  done: (_, { also = [] }) => fill(texts.voidedNow, { count: 1 + also.length }),
})

export const previewRestoring = (client: Client): Change<Pick<VoidedSession, 'id'>, SessionRestoring> => ({
  changesNothing: true,
  send: ({ id }) => client.call('POST /api/v1/begeleider/voided-session/:id/preview', { params: { id } }),
})

export const restoreSession = (
  client: Client,
): Change<Pick<SessionRestoring, 'id' | 'started_at'>, unknown> => ({
  send: ({ id }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/voided-session/:id/undo', { params: { id }, idempotencyKey }),
  stale: everything,
  done: () => texts.restored,
})

export const restartStep = (client: Client): Change<number, unknown> => ({
  send: (id, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/step/:id/restart', { params: { id }, idempotencyKey }),
  stale: everything,
  done: () => texts.restarted,
  undo: (_, id) =>
    client.call('POST /api/v1/begeleider/step/:id/restart/undo', {
      params: { id },
      idempotencyKey: randomId(),
    }),
})

export const takeBadgeBack = (client: Client, id: number): Change<number, unknown> => ({
  send: (badge_id, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/student/:id/badge/:badge_id/take-back', {
      params: { id, badge_id },
      idempotencyKey,
    }),
  stale: everything,
  done: () => texts.takenBack,
  undo: (_, badge_id) =>
    client.call('POST /api/v1/begeleider/student/:id/badge/:badge_id/give-back', {
      params: { id, badge_id },
      idempotencyKey: randomId(),
    }),
})
