import type { AuditCheck, AuditFilter } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

/** Exports the log. The export itself is logged too. */
export const exportAuditLog: ChangeOf<AuditFilter, ArrayBuffer> = ({ client }) => ({
  send: (query) => client.call('GET /api/v1/begeleider/audit-log.csv', { query }),
  changesNothing: true,
  stale: [['audit-log']],
  done: () => texts.files.done,
})

export const checkAuditLog: ChangeOf<null, AuditCheck> = ({ client }) => ({
  send: () => client.call('GET /api/v1/begeleider/audit-log/check', {}),
  changesNothing: true,
})
