import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Database } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { listChildWeeks, listGroupWeeks } from './group-week.ts'
import { createLooks } from './looks.ts'
import { markToday } from './marks.ts'
import { listToday } from './today.ts'

export const todayRoutes = ({ queries }: Pick<Database, 'queries'>, contents: Contents) => {
  const findLooks = createLooks()
  return defineHandlers({
    'GET /api/v1/begeleider/today': ({ caller, now }) =>
      listToday({ queries, contents, findLooks }, caller, now),
    'PUT /api/v1/begeleider/student/:id/today': (call) => markToday(call, call.params.id, call.body),
    'GET /api/v1/begeleider/group-week': ({ caller, now }) => listGroupWeeks(queries, caller, now),
    'GET /api/v1/begeleider/group/:id/child-week': ({ caller, params, now }) =>
      listChildWeeks({ queries, contents }, caller, params.id, now),
  })
}
