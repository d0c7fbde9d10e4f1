import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { changeGroup, listColleagues, listGroups, makeGroup, deleteEmptyGroup } from './groups.ts'

export const createGroupRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/begeleider/supervisor': ({ caller }) => listColleagues(queries, caller.organisation_id),
    'GET /api/v1/begeleider/group': ({ caller }) => listGroups(queries, caller),
    'POST /api/v1/begeleider/group': (call) => makeGroup(call, call.body),
    'PUT /api/v1/begeleider/group/:id': (call) => changeGroup(call, call.params.id, call.body),
    'DELETE /api/v1/begeleider/group/:id': (call) => deleteEmptyGroup(call, call.params.id),
  })
