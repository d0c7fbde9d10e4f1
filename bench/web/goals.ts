export type MeasuredPage = 'login' | 'map' | 'exercise'

/** A measurement and the baseline of the same run. */
export interface MeasuredPages {
  readonly loads: readonly {
    readonly name: string
    /** True if the page was visited before. */
    readonly isSecond: boolean
    readonly page: MeasuredPage
    /** The first or the largest paint as a multiple of the baseline's, whichever is more. */
    readonly seen: number
    readonly ready: number
    readonly tbt: number
    /** Main-thread time until the page is usable. */
    readonly processor: number
    readonly scriptKilobytes: number
  }[]
  /** 99th percentile of the time from key to paint, as a multiple of the baseline's. */
  readonly keys: readonly { readonly name: string; readonly ratio: number; readonly max: number }[]
  readonly frames: readonly { readonly name: string; readonly aSecond: number; readonly min: number }[]
  /** Heap after 200 words relative to the first run. */
  readonly heapGrowth: number
}

/** Limits of a first visit as multiples of the baseline; a second visit may take the baseline's first. */
const maxReady: Readonly<Record<MeasuredPage, number>> = { login: 1.3, map: 1.5, exercise: 1.8 }
const maxReadyOfSecond = 1
const maxSeen = 1.2

const maxScriptKilobytes = 125

/** Prints the goals (performance.md), and the missed ones. */
export function judgeGoals({ loads, keys, frames, heapGrowth }: MeasuredPages): void {
  const goals = [
    ...loads.flatMap(({ name, page, isSecond, seen, ready, tbt, processor, scriptKilobytes }) => [
      atMost(`${name}: seen`, isSecond ? maxReadyOfSecond : maxSeen, seen),
      atMost(`${name}: ready`, isSecond ? maxReadyOfSecond : maxReady[page], ready),
      atMost(`${name}: processor time`, 2, processor),
      atMost(`${name}: blocking`, 2, tbt),
      {
        goal: `${name}: script ≤ ${maxScriptKilobytes} kB`,
        is: scriptKilobytes,
        isMet: scriptKilobytes <= maxScriptKilobytes,
      },
    ]),
    ...keys.map(({ name, ratio, max }) => atMost(`key to paint of ${name}`, max, ratio)),
    ...frames.map(({ name, aSecond, min }) => ({
      goal: `${name}: ${min} frames a second`,
      is: aSecond,
      isMet: aSecond >= min,
    })),
    {
      goal: 'heap after 200 words ≤ 1.2× that after the first ten',
      is: heapGrowth,
      isMet: heapGrowth <= 1.2,
    },
  ]
  const missed = goals.filter(({ isMet }) => !isMet)
  console.log(`\n${goals.length - missed.length} of ${goals.length} goals are met; missed:`)
  for (const { goal, is } of missed) console.log(`  ${goal}: ${is.toFixed(2)}`)
}

const atMost = (what: string, max: number, is: number) => ({
  goal: `${what} ≤ ${max}× the floor`,
  is,
  isMet: is <= max,
})
