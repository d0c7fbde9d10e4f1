import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** Badges that were earned and are yet to be shown, one at a time. */
export interface RewardQueue {
  /** The badge to show now: null when there is none, or while they are held back. */
  readonly shown: ReadonlyStore<number | null>
  /** A badge was earned, or given with a message; whoever tells it again, it is shown once. */
  readonly add: (badge_id: number, message?: string | null) => void
  /** What was said with it; null: nothing. */
  readonly messageOf: (badge_id: number) => string | null
  /** The one that is shown was seen. */
  readonly next: () => void
  /** Holds all badges back, so that nothing disturbs a child at work. Returns a function that releases them. */
  readonly hold: () => () => void
  /** Forgets all of them: another child is there. */
  readonly clear: () => void
}

export function createRewardQueue(): RewardQueue {
  const shown = createStore<number | null>(null)
  const holds = new Set<object>()
  /** Each with its message. */
  const announced = new Map<number, string | null>()
  let waiting: readonly number[] = []

  const update = (): void => shown.set(holds.size > 0 ? null : (waiting[0] ?? null))
  const setWaiting = (next: readonly number[]): void => {
    waiting = next
    update()
  }

  return {
    shown,
    add(badge_id, message = null) {
      if (announced.has(badge_id)) return
      announced.set(badge_id, message)
      setWaiting([...waiting, badge_id])
    },
    messageOf: (badge_id) => announced.get(badge_id) ?? null,
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
