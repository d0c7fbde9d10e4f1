import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { CardHashes } from './exchange-token/card-code.ts'
import { makeExchangeToken } from './exchange-token/make-exchange-token.ts'
import type { PasswordResets } from './password-reset/password-resets.ts'
import { letIn } from './student-password/let-in.ts'
import { renewPassword } from './student-password/renew-password.ts'

interface SecretDependencies {
  readonly database: Database
  readonly passwordResets: PasswordResets
  readonly cardHashes: CardHashes
}

export function secretRoutes({ database, passwordResets, cardHashes }: SecretDependencies) {
  return defineHandlers({
    'POST /api/v1/begeleider/student/:id/exchange-token': ({ caller, params, body, now }) =>
      makeExchangeToken(database, cardHashes, { caller, student_id: params.id, now }, body),
    'POST /api/v1/begeleider/student/:id/password': ({ caller, params, now }) =>
      renewPassword(database, { caller, student_id: params.id, now }),
    'POST /api/v1/begeleider/student/:id/let-in': ({ caller, params, transaction, now }) =>
      letIn(transaction, { caller, student_id: params.id, now }),
    'POST /api/v1/password-reset': async ({ body, address }) => {
      await passwordResets.ask(body.username, address)
      return {}
    },
    'PUT /api/v1/password-reset': async ({ body }) => {
      await passwordResets.choose(body)
      return {}
    },
  })
}
