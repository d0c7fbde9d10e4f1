import type { Limiter } from './limiters.ts'

export type LimiterUse = readonly [limiter: Limiter, who: string]

export type TakeResult = { readonly giveBack: () => Promise<void> } | { readonly seconds: number }

/**
 * Counts one use with each limiter, the narrowest first. A refusal gives the earlier counts back. Counted from the
 * start of the attempt, so that parallel attempts can't slip through.
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
