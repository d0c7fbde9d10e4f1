import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { readDaily } from './read-daily.ts'

export const dailyRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/daily': ({ caller, now }) => readDaily(queries, caller.student_id, now),
  })
