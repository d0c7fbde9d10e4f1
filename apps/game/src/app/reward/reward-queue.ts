import type { ReachedGoal } from '@letterliaan/contract'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

export type Reward = number | ReachedGoal

export interface RewardQueue {
  readonly shown: ReadonlyStore<Reward | null>
  readonly add: (reward: Reward, message?: string | null) => void
  readonly messageOf: (badge_id: number) => string | null
  /** Returns the shown badge and the next ones without a message, which fit on its screen. */
  readonly shownTogether: () => readonly number[]
  /** Removes as many badges as were shown. */
  readonly next: (told?: number) => void
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
    shownTogether() {
      const isAlone = (reward: Reward | undefined): boolean =>
        typeof reward !== 'number' || (announced.get(keyOf(reward)) ?? null) !== null
      const end = isAlone(waiting[0]) ? 1 : waiting.findIndex(isAlone)
      return waiting.slice(0, end < 0 ? undefined : end).filter((reward) => typeof reward === 'number')
    },
    next: (told = 1) => setWaiting(waiting.slice(told)),
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
