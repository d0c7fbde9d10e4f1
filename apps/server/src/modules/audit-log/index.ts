export { createAuditLogRoutes } from './routes.ts'
export { checkAuditLogs, forgetSeals, hasSeal, sealAuditLog } from './seals.ts'
export { saySentence } from './sentences.ts'
export { recordViews } from './record-views.ts'
