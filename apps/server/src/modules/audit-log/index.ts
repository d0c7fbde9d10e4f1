export { createAuditLogRoutes } from './routes.ts'
export { checkAuditLogs, expireSealsOfRows, hasSeal, sealAuditLog } from './seals.ts'
export { describeAuditEvent } from './describe-audit-event.ts'
export { auditViews } from './audit-views.ts'
