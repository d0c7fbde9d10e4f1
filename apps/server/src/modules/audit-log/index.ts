export { createAuditLogRoutes } from './routes.ts'
export { checkAuditLogs, markExpiredSeals, hasSeal, sealAuditLog } from './seals.ts'
export { describeAuditEvent } from './sentences.ts'
export { auditViews } from './record-views.ts'
