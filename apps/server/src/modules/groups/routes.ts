import { defineHandlers } from '../../plugins/contract/handler.ts'
import {
  changeGroup,
  changeGroupStudents,
  getGroup,
  listColleagues,
  listGroups,
  makeGroup,
  removeGroup,
} from './groups.ts'
import { prepareNewMembers } from '../preparation/path/group-path.ts'
import type { PathDependencies } from '../preparation/path/path-call.ts'
import { listToday } from '../today/today.ts'

export const groupRoutes = (dependencies: PathDependencies) => {
  const { database, contents } = dependencies
  const { queries } = database
  return defineHandlers({
    'GET /api/v1/begeleider/today': ({ caller, now }) => listToday(queries, contents, caller, now),
    'GET /api/v1/begeleider/supervisor': ({ caller }) => listColleagues(queries, caller.organisation_id),
    'GET /api/v1/begeleider/group': ({ caller }) => listGroups(queries, caller),
    'GET /api/v1/begeleider/group/:id': ({ caller, params }) => getGroup(queries, caller, params.id),
    'POST /api/v1/begeleider/group': (call) => makeGroup(call, call.body),
    'PUT /api/v1/begeleider/group/:id': (call) => changeGroup(call, call.params.id, call.body),
    'DELETE /api/v1/begeleider/group/:id': (call) => removeGroup(call, call.params.id),
    'PUT /api/v1/begeleider/group/:id/student': async (call) => {
      const group = await changeGroupStudents(call, call.params.id, call.body)
      await prepareNewMembers(dependencies, call, group.id)
      return group
    },
  })
}
