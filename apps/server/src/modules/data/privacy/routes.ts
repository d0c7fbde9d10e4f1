import type { Database } from '../../../db/database.ts'
import { nowSeconds, type Clock } from '../../../clock.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { makeChildFile } from './child-file/make-child-file.ts'
import { askErasure, cancelErasure, confirmErasure } from './erasure/ask-erasure.ts'
import type { Eraser } from './erasure/run-erasures.ts'
import { readPrivacy } from './read-privacy.ts'
import { changeTerms } from './retention/keep-terms.ts'

export interface PrivacyDependencies {
  readonly database: Database
  readonly eraser: Eraser
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

export function privacyRoutes({ database, eraser, clock, onError }: PrivacyDependencies) {
  return defineHandlers({
    'GET /api/v1/begeleider/student/:id/file.zip': ({ caller, params, now }) =>
      makeChildFile(database, caller, params.id, now),
    'GET /api/v1/begeleider/privacy': ({ caller, now }) => readPrivacy(database.queries, caller, now),
    'PUT /api/v1/begeleider/privacy/terms': async (call) => {
      if (!call.isRepeated) await changeTerms(call, call.body)
      return readPrivacy(call.transaction, call.caller, call.now)
    },
    'POST /api/v1/begeleider/erasure': async (call) => {
      if (!call.isRepeated) await askErasure(database, call, call.body)
      return readPrivacy(call.transaction, call.caller, call.now)
    },
    'POST /api/v1/begeleider/erasure/:id/confirm': async ({ caller, params, now }) => {
      await database.transaction((transaction) => confirmErasure({ transaction, caller, now }, params.id))
      eraser.run(nowSeconds(clock)).catch(onError)
      return readPrivacy(database.queries, caller, now)
    },
    'POST /api/v1/begeleider/erasure/:id/cancel': async (call) => {
      if (!call.isRepeated) await cancelErasure(call, call.params.id)
      return readPrivacy(call.transaction, call.caller, call.now)
    },
  })
}
