import type { Security, SecurityBody } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

export const changeSecurity = (client: Client, queries: Queries): Change<SecurityBody, Security> => ({
  send: (body, idempotencyKey) => client.call('PUT /api/v1/begeleider/security', { body, idempotencyKey }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.security.queryKey, changed),
  stale: [queries.me.queryKey],
  done: ({ idle_minutes: count }, sent) =>
    sent.idle_minutes === undefined ? texts.isSaved : fill(texts.idleSaved, { count }),
})
