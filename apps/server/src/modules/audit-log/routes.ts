import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { exportAuditLog, readAuditLog } from './read-log.ts'
import { checkAuditLog } from './seals.ts'

export const createAuditLogRoutes = (database: Database) =>
  defineHandlers({
    'GET /api/v1/begeleider/audit-log': ({ caller, query }) =>
      readAuditLog(database.queries, caller.organisation_id, query),
    'GET /api/v1/begeleider/audit-log.csv': ({ caller, query, now }) =>
      exportAuditLog({ database, exports: database.reports }, caller, query, now),
    'GET /api/v1/begeleider/audit-log/check': ({ caller }) =>
      checkAuditLog(database.reports, caller.organisation_id),
  })
