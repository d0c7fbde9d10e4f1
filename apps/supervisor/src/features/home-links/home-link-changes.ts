import type { HomeLink, HomeLinkBody, MadeHomeLink } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

export const makeHomeLink = (
  client: Client,
  queries: Queries,
  id: number,
): Change<HomeLinkBody, MadeHomeLink> => ({
  send: (body) => client.call('POST /api/v1/begeleider/student/:id/home-link', { params: { id }, body }),
  stale: [queries.homeLinks(id).queryKey],
})

export const withdrawHomeLink = (
  client: Client,
  queries: Queries,
  id: number,
): Change<Pick<HomeLink, 'id'>, HomeLink[]> => ({
  send: ({ id: link_id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/student/:id/home-link/:link_id', {
      params: { id, link_id },
      idempotencyKey,
    }),
  take: (left, _, queryClient) => queryClient.setQueryData(queries.homeLinks(id).queryKey, left),
  staleWhenFailed: [queries.homeLinks(id).queryKey],
  done: () => texts.withdrawing.done,
})
