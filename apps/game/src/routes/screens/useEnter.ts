import type { ActivityBody } from '@letterliaan/contract'
import { useEffect, useState } from 'react'
import { randomId } from '../../app/random-id.ts'
import { useServices } from '../../app/useServices.ts'

/**
 * Tells the server that the child came in, once a visit (NAV-5; the cave's badge is earned by it): a second call of the same visit has the same key. A
 * visit that can't be told is forgotten; the child need not know.
 */
export function useEnter(type: Extract<ActivityBody['type'], 'enter_treehouse' | 'enter_end_cave'>): void {
  const { client } = useServices()
  const [visit] = useState(randomId)

  useEffect(() => {
    client.call('POST /api/v1/activity', { body: { type }, idempotencyKey: visit }).catch(() => undefined)
  }, [client, type, visit])
}
