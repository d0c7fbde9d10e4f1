import type { ActivityBody } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useEffect, useState } from 'react'
import { useServices } from '../../app/useServices.ts'

/**
 * Tells the server that the child came in, once a visit (NAV-5; the badge of the cave is earned by it too): a second call
 * of the same visit has the same key. A badge that it earned is shown also when the page was opened by its address: the
 * live channel then stands too late to tell, and the reply does. A visit that can't be told is forgotten; the child need
 * not know.
 */
export function useRecordVisit(
  type: Extract<ActivityBody['type'], 'enter_treehouse' | 'enter_end_cave'>,
): void {
  const { client, queries, queryClient, rewards } = useServices()
  const [visit] = useState(randomId)

  useEffect(() => {
    async function enter() {
      const { earned_badge_ids } = await client.call('POST /api/v1/activity', {
        body: { type },
        idempotencyKey: visit,
      })
      if (earned_badge_ids.length === 0) return
      await queryClient.fetchQuery(queries.badges, 0)
      for (const id of earned_badge_ids) rewards.add(id)
    }
    enter().catch(() => undefined)
  }, [client, queries, queryClient, rewards, type, visit])
}
