import type { ActivityBody } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { useEffect, useState } from 'react'
import { useServices } from '../../app/useServices.ts'

/** Records a visit (NAV-5). Shows badges of the reply, as the live channel opens too late. Never fails. */
export function useRecordVisit(
  type: Extract<ActivityBody['type'], 'enter_treehouse' | 'enter_end_cave'>,
): void {
  const { client, queries, queryClient, rewards } = useServices()
  const [visit] = useState(createRandomId)

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
