import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/content.ts'
import { listProgress } from './rows.ts'

export const progressRoutes = ({ queries }: Database, contents: Contents) =>
  defineHandlers({
    'GET /api/v1/progress': ({ caller }) => listProgress(queries, contents, caller),
  })
