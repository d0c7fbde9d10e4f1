import type { SupervisedStudent } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

type Child = Pick<SupervisedStudent, 'id' | 'screen_name'>

/** A token with which the game is opened as the child, to look or to play in its place. */
export const enterGame = (
  client: Client,
  { id }: Child,
): Change<'impersonation' | 'take_over', { readonly token: string }> => ({
  send: (kind) =>
    client.call('POST /api/v1/begeleider/student/:id/exchange-token', { params: { id }, body: { kind } }),
})

/** Address at which the game logs in with an exchange token. */
export const impersonationAddress = (token: string): string =>
  `/login-by-token?token=${encodeURIComponent(token)}`

/** Forgets the wrong attempts for which a child has to wait. */
export const letIn = (client: Client, { id, screen_name }: Child): Change<void, unknown> => ({
  send: (_, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/student/:id/let-in', { params: { id }, idempotencyKey }),
  done: () => fill(texts.access.doneLetIn, { screen_name }),
})

export const makePassword = (client: Client, { id }: Child): Change<void, { readonly password: string }> => ({
  send: () => client.call('POST /api/v1/begeleider/student/:id/password', { params: { id } }),
})
