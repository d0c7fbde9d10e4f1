import { computeMedian, computeQuantile } from '../../report/quantile.ts'

/** Durations of calls in ms, by name. */
export interface Timings {
  time<T>(name: string, call: () => Promise<T>): Promise<T>
  readonly names: () => readonly string[]
  readonly of: (name: string) => {
    readonly count: number
    readonly p50: number
    readonly p95: number
    readonly p99: number
  }
}

export function createTimings(): Timings {
  const all = new Map<string, number[]>()
  return {
    async time(name, call) {
      const from = performance.now()
      const result = await call()
      const taken = all.get(name) ?? []
      all.set(name, taken)
      taken.push(performance.now() - from)
      return result
    },
    names: () => [...all.keys()],
    of(name) {
      const values = all.get(name) ?? []
      return {
        count: values.length,
        p50: computeMedian(values),
        p95: computeQuantile(values, 0.95),
        p99: computeQuantile(values, 0.99),
      }
    },
  }
}
