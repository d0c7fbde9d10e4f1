import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { makeExchangeToken, revokeExchangeTokens } from './make.ts'

export const exchangeTokenRoutes = (database: Database) =>
  defineHandlers({
    'POST /api/v1/begeleider/student/:id/exchange-token': ({ caller, params, body, now }) =>
      makeExchangeToken(database, { caller, student_id: params.id, now }, body),

    'DELETE /api/v1/begeleider/student/:id/exchange-token': async ({ caller, params, transaction, now }) => ({
      num_revoked: await revokeExchangeTokens(transaction, { caller, student_id: params.id, now }),
    }),
  })
