import type { HomeLink, HomeLinkBody, MadeHomeLink } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export const makeHomeLink =
  (id: number): ChangeOf<HomeLinkBody, MadeHomeLink> =>
  ({ client, queries }) => ({
    send: (body) => client.call('POST /api/v1/begeleider/student/:id/home-link', { params: { id }, body }),
    stale: [queries.homeLinks(id).queryKey],
  })

export const withdrawHomeLink =
  (id: number): ChangeOf<Pick<HomeLink, 'id'>, HomeLink[]> =>
  ({ client, queries }) => ({
    send: ({ id: link_id }, idempotencyKey) =>
      client.call('DELETE /api/v1/begeleider/student/:id/home-link/:link_id', {
        params: { id, link_id },
        idempotencyKey,
      }),
    take: (left, _, queryClient) => queryClient.setQueryData(queries.homeLinks(id).queryKey, left),
    staleWhenFailed: [queries.homeLinks(id).queryKey],
    done: () => texts.withdrawing.done,
  })
