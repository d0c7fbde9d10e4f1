import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { listProgress } from './progress/list-progress.ts'
import { findWorldRedo, redoWorld } from './redo-world.ts'
import { createRepetitionService } from './repetition/repetition-service.ts'
import { createStepService, type StepDependencies } from './step/step-service.ts'

export function createPathRoutes(database: Database, needs: StepDependencies) {
  const { contents } = needs
  const { queries } = database
  const steps = createStepService(database, needs)
  const repetitions = createRepetitionService(database, contents)
  return defineHandlers({
    'GET /api/v1/step': ({ caller }) => steps.listKept(caller.student_id),
    'GET /api/v1/step/:id': ({ caller, params }) => steps.get(caller.student_id, params.id),
    'GET /api/v1/progress': ({ caller }) => listProgress(queries, contents, caller),

    'GET /api/v1/world/:id/redo': ({ caller, params }) =>
      findWorldRedo(queries, caller.student_id, params.id),
    'POST /api/v1/world/:id/redo': async ({ caller, params, body, transaction, now }) => {
      const { difficulty } = body
      await redoWorld(contents, { transaction, caller, world: params.id, difficulty, now })
      return steps.list(caller.student_id, transaction)
    },

    'GET /api/v1/step/repeatable': ({ caller, now }) => repetitions.list(caller.student_id, now),
  })
}
