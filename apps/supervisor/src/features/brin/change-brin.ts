import type { Organisation } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

/** Undefined: it is none. As people write it, with spaces and small letters; empty is null. */
export function readBrin(written: string): string | null | undefined {
  const brin = written.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (brin === '') return null
  return /^\d{2}[A-Z]{2}(\d{2})?$/.test(brin) ? brin : undefined
}

export const changeBrin = (client: Client, queries: Queries): Change<string | null, Organisation> => ({
  send: (brin, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/organisation', { body: { brin }, idempotencyKey }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.organisation.queryKey, changed),
  done: (_, brin) => (brin === null ? texts.isGone : texts.done),
})
