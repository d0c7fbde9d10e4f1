export { createAuditLogRoutes } from './routes.ts'
export { checkAuditLogs, markExpiredSeals, hasSeal, sealAuditLog } from './seals.ts'
export { describeEvent } from './sentences.ts'
export { recordViews } from './record-views.ts'
