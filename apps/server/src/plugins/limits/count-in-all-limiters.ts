import type { Limiter } from './limiters.ts'

export type LimiterUse = readonly [limiter: Limiter, who: string]

export type TakeResult = { readonly giveBack: () => Promise<void> } | { readonly seconds: number }

/** Counts an attempt in all counters before the work. If a counter refuses, undoes the earlier counts. */
export async function countInAllLimiters(counters: readonly LimiterUse[]): Promise<TakeResult> {
  const taken: LimiterUse[] = []
  const giveBack = async (): Promise<void> => {
    await Promise.all(taken.map(([limiter, who]) => limiter.giveBack(who)))
  }
  for (const counter of counters) {
    const [limiter, who] = counter
    const seconds = await limiter.take(who)
    if (seconds > 0) {
      await giveBack()
      return { seconds }
    }
    taken.push(counter)
  }
  return { giveBack }
}
