/** What was measured, beside the floor of the same run. */
export interface Measured {
  readonly loads: readonly {
    readonly name: string
    /** Was the page visited before? */
    readonly isSecond: boolean
    /** How many times the floor's. */
    readonly ready: number
    readonly tbt: number
    readonly scriptKilobytes: number
  }[]
  /** How many times the floor's time from a key to its paint, of 99 keys of 100. */
  readonly keys: readonly { readonly name: string; readonly ratio: number }[]
  /** How many a page draws, a second. */
  readonly frames: readonly { readonly name: string; readonly aSecond: number }[]
}

const maxScriptKilobytes = 125

/** Prints the goals (performance.md), and which of them are missed. */
export function judgeGoals({ loads, keys, frames }: Measured): void {
  const goals = [
    ...loads.flatMap(({ name, isSecond, ready, tbt, scriptKilobytes }) => [
      {
        goal: `${name}: ready ≤ ${isSecond ? 1.2 : 1.5}× the floor`,
        is: ready,
        isMet: ready <= (isSecond ? 1.2 : 1.5),
      },
      { goal: `${name}: blocking ≤ 2× the floor`, is: tbt, isMet: tbt <= 2 },
      {
        goal: `${name}: script ≤ ${maxScriptKilobytes} kB`,
        is: scriptKilobytes,
        isMet: scriptKilobytes <= maxScriptKilobytes,
      },
    ]),
    ...keys.map(({ name, ratio }) => ({
      goal: `key to paint of ${name} ≤ 1.3× the floor`,
      is: ratio,
      isMet: ratio <= 1.3,
    })),
    ...frames.map(({ name, aSecond }) => ({
      goal: `${name}: 60 frames a second at 4×`,
      is: aSecond,
      isMet: aSecond >= 59,
    })),
  ]
  const missed = goals.filter(({ isMet }) => !isMet)
  console.log(`\n${goals.length - missed.length} of ${goals.length} goals are met; missed:`)
  for (const { goal, is } of missed) console.log(`  ${goal}: ${is.toFixed(2)}`)
}
