import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/content.ts'
import { answerTest } from './answer.ts'
import { openTest } from './opened-test.ts'
import { resetTest } from './reset.ts'
import { toTest } from './to-test.ts'

export const testRoutes = ({ queries }: Database, contents: Contents) =>
  defineHandlers({
    'GET /api/v1/test/:id': async ({ caller, params }) =>
      toTest(queries, await openTest(queries, contents, caller.student_id, params.id)),

    'PUT /api/v1/test/:id': ({ caller, params, body, transaction, now }) =>
      answerTest(contents, { transaction, caller, test_id: params.id, now }, body),

    'PUT /api/v1/test/reset/:id': ({ caller, params, transaction, now }) =>
      resetTest(contents, { transaction, caller, test_id: params.id, now }),
  })
