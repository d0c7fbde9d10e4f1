import { defineHandlers } from '../../plugins/contract/handler.ts'
import type { Database } from '../../db/database.ts'
import type { Contents } from '../curriculum/index.ts'
import { listToday } from './today.ts'

export const todayRoutes = ({ queries }: Pick<Database, 'queries'>, contents: Contents) =>
  defineHandlers({
    'GET /api/v1/begeleider/today': ({ caller, now }) => listToday(queries, contents, caller, now),
  })
