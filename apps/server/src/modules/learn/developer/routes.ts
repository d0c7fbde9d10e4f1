import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/index.ts'
import { passStep, repeatStep } from './steps.ts'

export const developerRoutes = (database: Database, contents: Contents) =>
  defineHandlers({
    'POST /api/v1/dev/step/:id/pass': async ({ caller, params, body, now }) => {
      await passStep(database, contents, { caller, step_id: params.id, difficulty: body.difficulty, now })
      return {}
    },
    'POST /api/v1/dev/step/:id/repeat': async ({ caller, params, body, now }) => {
      await repeatStep(database, contents, { caller, step_id: params.id, difficulty: body.difficulty, now })
      return {}
    },
  })
