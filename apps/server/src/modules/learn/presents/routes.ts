import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { givePresent, listBadgesOf } from './give-present.ts'
import { sendEncouragement } from './send-encouragement.ts'

export const presentRoutes = (database: Database) =>
  defineHandlers({
    'POST /api/v1/begeleider/student/:id/encouragement': ({ caller, params, body, transaction, now }) =>
      sendEncouragement(database, { transaction, caller, student_id: params.id, now }, body.message),
    'GET /api/v1/begeleider/student/:id/badge': ({ caller, params }) =>
      listBadgesOf(database.queries, caller, params.id),
    'POST /api/v1/begeleider/student/:id/badge': ({ caller, params, body, transaction, now }) =>
      givePresent(database, { transaction, caller, student_id: params.id, now }, body),
  })
