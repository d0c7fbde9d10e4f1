import type { Database } from '../../../../db/database.ts'
import { defineHandlers } from '../../../../plugins/contract/handler.ts'
import { decideSecurity, getSecurity } from './security.ts'

export const securityRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/begeleider/security': ({ caller }) => getSecurity(queries, caller.organisation_id),
    'PUT /api/v1/begeleider/security': (call) => decideSecurity(call, call.body),
  })
