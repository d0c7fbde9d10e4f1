/** Badges that were earned and are yet to be shown, one at a time. */
export interface RewardQueue {
  /** The badge to show now: null when there is none, or while they are held back. */
  readonly getShown: () => number | null
  /** A badge was earned; whoever tells it again, it is shown once. */
  readonly add: (badge_id: number) => void
  /** The one that is shown was seen. */
  readonly next: () => void
  /** Keeps all back until what is returned is called: nothing disturbs a child that works. */
  readonly hold: () => () => void
  /** Forgets all of them: another child is there. */
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createRewardQueue(): RewardQueue {
  const listeners = new Set<() => void>()
  const holds = new Set<object>()
  const told = new Set<number>()
  let waiting: readonly number[] = []

  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const become = (next: readonly number[]): void => {
    waiting = next
    tell()
  }

  return {
    getShown: () => (holds.size > 0 ? null : (waiting[0] ?? null)),
    add(badge_id) {
      if (told.has(badge_id)) return
      told.add(badge_id)
      become([...waiting, badge_id])
    },
    next: () => become(waiting.slice(1)),
    hold() {
      const mine = {}
      holds.add(mine)
      tell()
      return () => {
        if (holds.delete(mine)) tell()
      }
    },
    clear() {
      told.clear()
      become([])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
