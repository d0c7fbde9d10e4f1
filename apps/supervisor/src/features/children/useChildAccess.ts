import type { SupervisedStudent } from '@letterliaan/contract'
import { addBasePath } from '@letterliaan/web/base-path'
import { useChange } from '../../app/data/useChange.ts'
import type { ChangeOf } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export function useChildAccess(student: SupervisedStudent) {
  const entering = useChange(enterGame(student), ({ token }) =>
    window.location.assign(addBasePath(impersonationAddress(token))),
  )
  const letting = useChange(letIn(student))
  const passwords = useChange(makePassword(student))
  return {
    isOpening: entering.isBusy,
    open: entering.run,
    letIn: () => letting.run(),
    /** Resolves to the new password, or to null after a failure, which was reported. */
    makePassword: async () => (await passwords.ask())?.password ?? null,
  }
}

type Child = Pick<SupervisedStudent, 'id' | 'screen_name'>

/** Requests a token that opens the game as the child, either read-only or to play for the child. */
const enterGame =
  ({ id }: Child): ChangeOf<'impersonation' | 'take_over', { readonly token: string }> =>
  ({ client }) => ({
    send: (kind) =>
      client.call('POST /api/v1/begeleider/student/:id/exchange-token', { params: { id }, body: { kind } }),
  })

const impersonationAddress = (token: string): string => `/login-by-token?token=${encodeURIComponent(token)}`

/** Clears the wrong login attempts, so that a child need not wait. */
const letIn =
  ({ id, screen_name }: Child): ChangeOf<void, unknown> =>
  ({ client }) => ({
    send: (_, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/student/:id', {
        params: { id },
        body: { let_in: true },
        idempotencyKey,
      }),
    done: () => fill(texts.access.doneLetIn, { screen_name }),
  })

const makePassword =
  ({ id }: Child): ChangeOf<void, { readonly password: string }> =>
  ({ client }) => ({
    send: () => client.call('POST /api/v1/begeleider/student/:id/password', { params: { id } }),
  })
