import type { AuditCheck, AuditFilter } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import * as texts from './texts.ts'

/** The export itself is in the log too. */
export const exportAuditLog = (client: Client): Change<AuditFilter, ArrayBuffer> => ({
  send: (query) => client.call('GET /api/v1/begeleider/audit-log.csv', { query }),
  changesNothing: true,
  stale: [['audit-log']],
  done: () => texts.files.done,
})

export const checkAuditLog = (client: Client): Change<null, AuditCheck> => ({
  send: () => client.call('GET /api/v1/begeleider/audit-log/check', {}),
  changesNothing: true,
})
