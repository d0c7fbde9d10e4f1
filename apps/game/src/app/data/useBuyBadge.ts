import type { Badge } from '@letterliaan/contract'
import { ApiError, randomId } from '@letterliaan/contract/client'
import { useRef } from 'react'
import { useServices } from '../useServices.ts'

/**
 * How to buy a badge. By the time that it resolves, or rejects because the server refused, every screen shows points and
 * badges as the server has them then (SHOP-5). A badge is bought once, however often a child tries.
 */
export function useBuyBadge(): (badge: Pick<Badge, 'id'>) => Promise<void> {
  const { client, queries, queryClient } = useServices()
  // One key for each badge: bought again after the answer was lost, it is told as bought, not refused.
  const keys = useRef(new Map<number, string>())
  return async ({ id }) => {
    const idempotencyKey = keys.current.get(id) ?? randomId()
    keys.current.set(id, idempotencyKey)
    try {
      await client.call('POST /api/v1/reward/buy', { body: { id }, idempotencyKey })
    } catch (error) {
      if (error instanceof ApiError) keys.current.delete(id)
      throw error
    } finally {
      await queryClient.invalidateQueries([queries.badges, queries.profile])
    }
  }
}
