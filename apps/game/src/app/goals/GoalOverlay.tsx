import type { ReachedGoal } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useEffect } from 'react'
import { RewardFrame } from '../reward/RewardFrame.tsx'
import { useServices } from '../useServices.ts'
import { GoalBasket } from './GoalBasket.tsx'
import styles from './GoalOverlay.module.css'
import { maxFruits } from './goal-texts.ts'

export interface GoalOverlayProps {
  readonly goal: ReachedGoal
  /** Keeps its identity. */
  readonly onGoOn: () => void
}

/** 'Samen gehaald!': the goal of a group, celebrated once. That it was seen is told at once, so that a reload does not repeat it. */
export function GoalOverlay({ goal, onGoOn }: GoalOverlayProps) {
  const { client, queries, queryClient, sound } = useServices()
  const { group_id, week, name, words_wanted } = goal

  useEffect(() => {
    const input = { params: { id: group_id }, body: { week }, idempotencyKey: randomId() }
    client.call('PUT /api/v1/goal/:id/celebrated', input).then(
      (goals) => queryClient.setQueryData(queries.goals, goals),
      // Without a network it is celebrated again another time.
      () => undefined,
    )
  }, [client, queries, queryClient, group_id, week])

  return (
    <RewardFrame
      title="Samen gehaald!"
      picture={<GoalBasket fruits={maxFruits} className={styles.basket} />}
      name={name}
      text={`${words_wanted} woorden: die hebben jullie samen geoefend.`}
      sound={sound}
      onGoOn={onGoOn}
    />
  )
}
