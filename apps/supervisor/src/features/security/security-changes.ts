import type { Security, SecurityBody } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import * as texts from './texts.ts'

export const changeSecurity: ChangeOf<SecurityBody, Security> = ({ client, queries }) => ({
  send: (body, idempotencyKey) => client.call('PUT /api/v1/begeleider/security', { body, idempotencyKey }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.security.queryKey, changed),
  stale: [queries.me.queryKey],
  done: ({ idle_minutes: count }, sent) =>
    sent.idle_minutes === undefined ? texts.isSaved : fill(texts.idleSaved, { count }),
})
