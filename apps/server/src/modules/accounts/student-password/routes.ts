import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { renewPassword } from './renew.ts'

export const studentPasswordRoutes = (database: Database) =>
  defineHandlers({
    'POST /api/v1/begeleider/student/:id/password': ({ caller, params, now }) =>
      renewPassword(database, { caller, student_id: params.id, now }),
  })
