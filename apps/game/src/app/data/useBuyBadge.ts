import type { Badge } from '@letterliaan/contract'
import { ApiError, createRandomId } from '@letterliaan/contract/client'
import { useRef } from 'react'
import { useServices } from '../useServices.ts'

/** Resolves or rejects (refused) once every screen shows the server's points and badges (SHOP-5). */
export function useBuyBadge(): (badge: Pick<Badge, 'id'>) => Promise<void> {
  const { client, queries, queryClient } = useServices()
  // One key per badge: a retry after a lost response is not a second purchase.
  const keys = useRef(new Map<number, string>())
  return async ({ id }) => {
    const idempotencyKey = keys.current.get(id) ?? createRandomId()
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
