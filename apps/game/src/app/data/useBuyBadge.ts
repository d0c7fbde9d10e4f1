import type { Badge } from '@letterliaan/contract'
import { randomId } from '../random-id.ts'
import { useServices } from '../useServices.ts'

/**
 * How to buy a badge. By the time that it resolves, or rejects because the server refused, every screen shows points and
 * badges as the server has them then (SHOP-5). A badge is bought once, however often a child tries.
 */
export function useBuyBadge(): (badge: Pick<Badge, 'id'>) => Promise<void> {
  const { client, queries, queryClient } = useServices()
  return async ({ id }) => {
    try {
      await client.call('POST /api/v1/reward/buy', { body: { id }, idempotencyKey: randomId() })
    } finally {
      const shown = [queries.badges, queries.profile]
      await Promise.all(shown.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
    }
  }
}
