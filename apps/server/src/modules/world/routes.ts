import { defineHandlers } from '../../plugins/contract/handler.ts'
import type { Contents } from '../curriculum/content.ts'
import type { StepService } from '../step/service.ts'
import { redoWorld } from './redo.ts'

export const worldRoutes = (contents: Contents, steps: StepService) =>
  defineHandlers({
    'POST /api/v1/world/:id/redo': async ({ caller, params, body, transaction, now }) => {
      const { difficulty } = body
      await redoWorld(contents, { transaction, caller, world: params.id, difficulty, now })
      return steps.list(caller.student_id, transaction)
    },
  })
