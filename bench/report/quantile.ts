/** Returns the value below which `share` (0–1) of the values are; NaN if there are no values. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5)
