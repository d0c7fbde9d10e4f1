import type { Invitation, InvitationsBody, MadeInvitation } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export const makeInvitations =
  (showWrong: (sentence: string) => void): ChangeOf<InvitationsBody, MadeInvitation[]> =>
  ({ client, queries }) => ({
    send: (body) => client.call('POST /api/v1/begeleider/invitation', { body }),
    stale: [queries.invitations.queryKey],
    showFailure: (error) => {
      const wrong = error instanceof ApiError ? error.problem.errors?.['emails'] : undefined
      if (wrong !== undefined) showWrong(wrong)
      return wrong !== undefined
    },
  })

type Which = Pick<Invitation, 'id'>

/** Makes a new link, which ends the previous one. */
export const renewInvitation: ChangeOf<Invitation, MadeInvitation[]> = ({ client, queries }) => ({
  async send({ id, role, group_ids, email }) {
    const emails = email === null ? [] : [email]
    const made = await client.call('POST /api/v1/begeleider/invitation', {
      body: { role, group_ids, emails },
    })
    if (email === null) await client.call('DELETE /api/v1/begeleider/invitation/:id', { params: { id } })
    return made
  },
  stale: [queries.invitations.queryKey],
  staleWhenFailed: [queries.invitations.queryKey],
  done: () => texts.invitations.renewed,
})

export const withdrawInvitation: ChangeOf<Which, Invitation[]> = ({ client, queries }) => ({
  send: ({ id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/invitation/:id', { params: { id }, idempotencyKey }),
  take: (left, _, queryClient) => queryClient.setQueryData(queries.invitations.queryKey, left),
  staleWhenFailed: [queries.invitations.queryKey],
  done: () => texts.invitations.withdrawn,
})
