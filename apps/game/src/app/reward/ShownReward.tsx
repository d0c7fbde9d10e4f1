import { useCallback, useEffect, useState } from 'react'
import { GoalOverlay } from '../goals/GoalOverlay.tsx'
import { useQuery } from '../queries/useQuery.ts'
import { useServices } from '../useServices.ts'
import { RewardOverlay } from './RewardOverlay.tsx'
import type { Reward } from './reward-queue.ts'

export function ShownReward({ shown }: { readonly shown: Reward }) {
  const { rewards, queries, queryClient } = useServices()
  const goOn = useCallback(() => rewards.next(), [rewards])
  const buddy_id = queryClient.getQueryData(queries.profile)?.student?.buddy_id ?? 1
  return typeof shown === 'number' ? (
    <EarnedBadges key={shown} buddy_id={buddy_id} />
  ) : (
    <GoalOverlay key={`${shown.group_id} ${shown.week}`} goal={shown} buddy_id={buddy_id} onGoOn={goOn} />
  )
}

/** Shows all badges that were waiting together on one screen (SPEEL-4). */
function EarnedBadges({ buddy_id }: { readonly buddy_id: number }) {
  const { rewards, queries, sound } = useServices()
  const { data: badges } = useQuery(queries.badges)
  const [ids] = useState(() => rewards.shownTogether())
  const told = ids.flatMap((id) => badges?.find((badge) => badge.id === id) ?? [])
  const isUnknown = badges !== undefined && told.length === 0
  const goOn = useCallback(() => rewards.next(ids.length), [rewards, ids])

  useEffect(() => {
    // An unknown badge must not block the next reward.
    if (isUnknown) goOn()
  }, [isUnknown, goOn])

  const [first] = ids
  if (first === undefined || told.length === 0) return null
  return (
    <RewardOverlay
      badges={told}
      message={rewards.messageOf(first)}
      buddy_id={buddy_id}
      sound={sound}
      onGoOn={goOn}
    />
  )
}
