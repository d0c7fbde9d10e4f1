import type { Measure, MeasuredTopic, MeasureKind } from '@letterliaan/contract'

/** A topic with the last result of each kind of measure. A result is undefined if not measured. */
export interface ComparedTopic {
  readonly key: string
  readonly label: string
  readonly world: number
  readonly results: Readonly<Partial<Record<MeasureKind, MeasuredTopic>>>
}

/** Returns the measured topics by world, each with the last result of each kind (MEET-3). */
export function compareMeasures(measures: readonly Measure[]): ComparedTopic[] {
  const compared = new Map<string, ComparedTopic>()
  for (const { kind, topics } of measures) {
    for (const topic of topics) {
      const { key, label, world } = topic
      const results = { ...compared.get(key)?.results, [kind]: topic }
      compared.set(key, { key, label, world, results })
    }
  }
  return [...compared.values()].toSorted((a, b) => a.world - b.world)
}
