import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/content.ts'
import type { StepService } from '../step/service.ts'
import { findRedo, redoWorld } from '../redo-world.ts'

export const worldRoutes = ({ queries }: Database, contents: Contents, steps: StepService) =>
  defineHandlers({
    'GET /api/v1/world/:id/redo': ({ caller, params }) => findRedo(queries, caller.student_id, params.id),

    'POST /api/v1/world/:id/redo': async ({ caller, params, body, transaction, now }) => {
      const { difficulty } = body
      await redoWorld(contents, { transaction, caller, world: params.id, difficulty, now })
      return steps.list(caller.student_id, transaction)
    },
  })
