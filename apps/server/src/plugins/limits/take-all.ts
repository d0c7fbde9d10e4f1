import type { Limiter } from './limiters.ts'

export type LimiterUse = readonly [limiter: Limiter, who: string]

/** What was taken, or after how many seconds it may be tried again. */
export type TakeResult = { readonly giveBack: () => Promise<void> } | { readonly seconds: number }

/**
 * Counts one with each, the narrowest first; one that refuses leaves the others as they were, so that who is refused
 * uses up nothing of anybody else's. It counts from the start of an attempt: none overtakes another.
 */
export async function takeAll(counters: readonly LimiterUse[]): Promise<TakeResult> {
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
