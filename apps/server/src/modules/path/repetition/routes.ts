import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { RepetitionService } from './service.ts'
import { markRepeatable, switchProposals } from './switches.ts'

export const repetitionRoutes = (database: Database, service: RepetitionService) =>
  defineHandlers({
    'GET /api/v1/step/repeatable': ({ caller, now }) => service.list(caller.student_id, now),

    'PUT /api/v1/begeleider/step/:id/repeatable': ({ caller, params, body, transaction, now }) =>
      markRepeatable(database, { transaction, caller, now }, params.id, body.is_repeatable),

    'PUT /api/v1/begeleider/student/:id/repetition': ({ caller, params, body, transaction, now }) =>
      switchProposals(database, { transaction, caller, now }, params.id, body.proposals),
  })
