import { defineEndpoints } from '../endpoint.ts'
import { AuditCheck, AuditFilter, AuditPage, AuditQuery } from '../entities/index.ts'

const common = { tag: 'audit-log', auth: 'bearer', needs: 'administrator' } as const

export const auditLogEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/audit-log': {
    ...common,
    summary:
      'What was done in the organisation, by whom and about which child; the latest first, a hundred at a time',
    query: AuditQuery,
    response: AuditPage,
  },
  'GET /api/v1/begeleider/audit-log.csv': {
    ...common,
    summary: 'The same as a file, all of it',
    query: AuditFilter,
    response: null,
    contentType: 'text/csv; charset=utf-8',
    perMinute: 6,
  },
  'GET /api/v1/begeleider/audit-log/check': {
    ...common,
    summary: 'Is the log as it was written? Every row and seal is computed again',
    response: AuditCheck,
    perMinute: 6,
  },
})
