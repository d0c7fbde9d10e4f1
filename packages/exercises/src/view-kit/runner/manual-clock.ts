import type { RunnerClock } from './create-runner.ts'

export function createManualClock(start = 0): RunnerClock & {
  readonly pass: (ms: number) => void
  readonly waiting: () => number
} {
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>()
  let now = start

  const nextBefore = (end: number) =>
    [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]

  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    pass(ms) {
      const end = now + ms
      for (let timer = nextBefore(end); timer !== undefined; timer = nextBefore(end)) {
        timers.delete(timer)
        now = timer.at
        timer.callback()
      }
      now = end
    },
    waiting: () => timers.size,
  }
}
