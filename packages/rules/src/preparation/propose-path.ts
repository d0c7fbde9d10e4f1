import type { PathEntry, PickableStep } from '@letterliaan/contract'
import { monthsPerYear } from '../calendar/school-year.ts'
import { keyOf, newEntry } from './step-key.ts'
import { canStandInTreehouse, isPairStep, placesIn } from './places.ts'

type Taught = Pick<PickableStep, 'nr' | 'is_own' | 'world' | 'dl'>

/** PATH-2: taught before `dl` is waived, after the school year left out. In curriculum order. */
export function proposePath(steps: readonly Taught[], dl: number): PathEntry[] {
  const endOfYear = Math.ceil(dl / monthsPerYear) * monthsPerYear
  return steps
    .filter((step) => !step.is_own && !isPairStep(step) && step.dl <= endOfYear)
    .map((step) =>
      newEntry({ nr: step.nr, is_own: false, is_test_step: false }, step.world, { waived: step.dl < dl }),
    )
}

export interface AddedEntries {
  readonly entries: readonly PathEntry[]
  /** Their world had no place. */
  readonly inTreehouse: number
  readonly left: number
}

/** Only where there are places: own steps of a full world go to the treehouse (rules.md, Path). */
export function addEntries(entries: readonly PathEntry[], more: readonly PathEntry[]): AddedEntries {
  const result = [...entries]
  const hasPlace = (phase_id: number | null): boolean =>
    result.filter((known) => known.phase_id === phase_id).length < placesIn(phase_id)
  let inTreehouse = 0
  let left = 0
  for (const entry of more) {
    if (result.some((known) => keyOf(known) === keyOf(entry))) continue
    if (hasPlace(entry.phase_id)) {
      result.push(entry)
    } else if (canStandInTreehouse(entry) && hasPlace(null)) {
      result.push(Object.assign({}, entry, { phase_id: null }))
      inTreehouse++
    } else {
      left++
    }
  }
  return { entries: result, inTreehouse, left }
}
