import type { ReachedGoal } from '@letterliaan/contract'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** A badge by its id, or a goal that a group of the child reached. */
export type Reward = number | ReachedGoal

/** Badges that were earned and goals that were reached, yet to be shown, one at a time. */
export interface RewardQueue {
  /** What to show now: null when there is none, or while they are held back. */
  readonly shown: ReadonlyStore<Reward | null>
  /** Something was earned, or given with a message; whoever tells it again, it is shown once. */
  readonly add: (reward: Reward, message?: string | null) => void
  /** What was said with a badge; null: nothing. */
  readonly messageOf: (badge_id: number) => string | null
  /** The one that is shown was seen. */
  readonly next: () => void
  /** Holds all of them back, so that nothing disturbs a child at work. Returns a function that releases them. */
  readonly hold: () => () => void
  /** Forgets all of them: another child is there. */
  readonly clear: () => void
}

const keyOf = (reward: Reward): string =>
  typeof reward === 'number' ? String(reward) : `${reward.group_id} ${reward.week}`

export function createRewardQueue(): RewardQueue {
  const shown = createStore<Reward | null>(null)
  const holds = new Set<object>()
  /** Each with its message. */
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
