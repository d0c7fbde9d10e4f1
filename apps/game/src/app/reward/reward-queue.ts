import type { ReachedGoal } from '@letterliaan/contract'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

export type Reward = number | ReachedGoal

export interface RewardQueue {
  readonly shown: ReadonlyStore<Reward | null>
  readonly add: (reward: Reward, message?: string | null) => void
  readonly messageOf: (badge_id: number) => string | null
  readonly next: () => void
  readonly hold: () => () => void
  readonly clear: () => void
}

const keyOf = (reward: Reward): string =>
  typeof reward === 'number' ? String(reward) : `${reward.group_id} ${reward.week}`

export function createRewardQueue(): RewardQueue {
  const shown = createStore<Reward | null>(null)
  const holds = new Set<object>()
  const announced = new Map<string, string | null>()
  let waiting: readonly Reward[] = []

  const update = (): void => shown.set(holds.size > 0 ? null : (waiting[0] ?? null))
  const setWaiting = (next: readonly Reward[]): void => {
    waiting = next
    update()
  }

  return {
    shown,
    add(reward, message = null) {
      if (announced.has(keyOf(reward))) return
      announced.set(keyOf(reward), message)
      setWaiting([...waiting, reward])
    },
    messageOf: (badge_id) => announced.get(keyOf(badge_id)) ?? null,
    next: () => setWaiting(waiting.slice(1)),
    hold() {
      const mine = {}
      holds.add(mine)
      update()
      return () => {
        if (holds.delete(mine)) update()
      }
    },
    clear() {
      announced.clear()
      setWaiting([])
    },
  }
}
