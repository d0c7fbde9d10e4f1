import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { changeRules } from './organisation/change-rules.ts'
import { decideForOrganisation, getOrganisation } from './organisation/organisation.ts'
import { getSupervisor, listStudents } from './supervisors.ts'

export const accountRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/begeleider/me': ({ caller }) => getSupervisor(queries, caller),
    'GET /api/v1/begeleider/organisation': ({ caller }) => getOrganisation(queries, caller.organisation_id),
    'PUT /api/v1/begeleider/organisation': (call) => decideForOrganisation(call, call.body),
    'PUT /api/v1/begeleider/organisation/rules': (call) => changeRules(call, call.body),
    'GET /api/v1/begeleider/student': ({ caller, query }) =>
      listStudents(queries, caller, query.archived === 'true'),
  })
