import type { MixSize, Organisation } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

/** How many words 'Door elkaar' asks the children of the organisation (WEET-6). */
export const changeMixSize = (client: Client, queries: Queries): Change<MixSize, Organisation> => ({
  send: (mix_size, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/organisation', { body: { mix_size }, idempotencyKey }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.organisation.queryKey, changed),
  done: (_, count) => fill(texts.done, { count }),
})
