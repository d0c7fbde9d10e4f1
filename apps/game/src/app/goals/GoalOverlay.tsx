import type { ReachedGoal } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import { rewardTexts } from '@letterliaan/texts/rewards'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useCallback, useEffect, useRef } from 'react'
import { RewardFrame, type RewardFrameProps } from '../reward/RewardFrame.tsx'
import { useServices } from '../useServices.ts'
import { GoalBasket } from './GoalBasket.tsx'
import styles from './GoalOverlay.module.css'
import { maxFruits } from './goal-texts.ts'

const lines = [rewardTexts.togetherReached, rewardTexts.togetherDone]

export interface GoalOverlayProps extends Pick<RewardFrameProps, 'buddy_id'> {
  readonly goal: ReachedGoal
  readonly onGoOn: () => void
}

const seenAfterMs = 1000

export function GoalOverlay({ goal, buddy_id, onGoOn }: GoalOverlayProps) {
  const { client, queries, queryClient, sound } = useServices()
  const { group_id, week, name, words_wanted } = goal
  const { textOf, speaker } = useReadAloud(lines, { auto: true })

  const isTold = useRef(false)

  const tellSeen = useCallback(() => {
    if (isTold.current) return
    isTold.current = true
    const input = { params: { id: group_id }, body: { week }, idempotencyKey: createRandomId() }
    client.call('PUT /api/v1/goal/:id/celebrated', input).then(
      (goals) => queryClient.setQueryData(queries.goals, goals),
      // Offline it is celebrated later.
      () => undefined,
    )
  }, [client, queries, queryClient, group_id, week])

  useEffect(() => {
    const timer = setTimeout(tellSeen, seenAfterMs)
    return () => clearTimeout(timer)
  }, [tellSeen])

  const goOn = useCallback(() => {
    tellSeen()
    onGoOn()
  }, [tellSeen, onGoOn])

  return (
    <RewardFrame
      title={textOf(0)}
      picture={<GoalBasket fruits={maxFruits} className={styles.basket} />}
      name={name}
      text={textOf(1, fill(rewardTexts.togetherWords, { count: words_wanted }))}
      buddy_id={buddy_id}
      speaker={speaker}
      sound={sound}
      onGoOn={goOn}
    />
  )
}
