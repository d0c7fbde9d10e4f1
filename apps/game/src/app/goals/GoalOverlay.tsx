import type { ReachedGoal } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useCallback, useEffect, useRef } from 'react'
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

/** Who reloads sooner than this has not seen the celebration: it comes again. */
const seenAfterMs = 1000

/** 'Samen gehaald!': the goal of a group, celebrated once: the server is told as soon as it was seen. */
export function GoalOverlay({ goal, onGoOn }: GoalOverlayProps) {
  const { client, queries, queryClient, sound } = useServices()
  const { group_id, week, name, words_wanted } = goal

  const isTold = useRef(false)

  const tellSeen = useCallback(() => {
    if (isTold.current) return
    isTold.current = true
    const input = { params: { id: group_id }, body: { week }, idempotencyKey: randomId() }
    client.call('PUT /api/v1/goal/:id/celebrated', input).then(
      (goals) => queryClient.setQueryData(queries.goals, goals),
      // Without a network it is celebrated again another time.
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
      title="Samen gehaald!"
      picture={<GoalBasket fruits={maxFruits} className={styles.basket} />}
      name={name}
      text={`${words_wanted} woorden: die hebben jullie samen geoefend.`}
      sound={sound}
      onGoOn={goOn}
    />
  )
}
