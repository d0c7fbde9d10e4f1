import type { PathEntry, PickableStep } from '@letterliaan/contract'
import { monthsPerYear } from '../calendar/school-year.ts'
import { formatStepKey, createEntry } from './step-key.ts'
import { canStandInTreehouse, isExtraStep, isPairStep, countPlacesIn } from './places.ts'

type Taught = Pick<PickableStep, 'nr' | 'is_own' | 'world' | 'dl'>

/**
 * Proposes a path for a child at `dl` (PATH-2): steps taught earlier are waived, steps after this school year
 * are left out. Extra steps of this year replace the earliest steps of earlier years in a full world (ADR
 * 62). Sorted by world and teaching order.
 */
export function proposePath(steps: readonly Taught[], dl: number): PathEntry[] {
  const endOfYear = Math.ceil(dl / monthsPerYear) * monthsPerYear
  const isOfYear = (step: Taught): boolean => step.dl > endOfYear - monthsPerYear
  const taught = steps.filter((step) => !step.is_own && !isPairStep(step) && step.dl <= endOfYear)
  return [1, 2, 3, 4].flatMap((world) => {
    const ofWorld = taught
      .filter((step) => step.world === world && (!isExtraStep(step) || isOfYear(step)))
      .toSorted(byTeaching)
    return fitInWorld(ofWorld, world, isOfYear).map((step) =>
      createEntry({ nr: step.nr, is_own: false, is_test_step: false }, world, { waived: step.dl < dl }),
    )
  })
}

const byTeaching = (one: Taught, other: Taught): number => one.dl - other.dl || one.nr - other.nr

/** An extra step only takes the place of one of an earlier year: what this year teaches stays. */
function fitInWorld(steps: readonly Taught[], world: number, isOfYear: (step: Taught) => boolean): Taught[] {
  const tooMany = steps.length - countPlacesIn(world)
  if (tooMany <= 0) return [...steps]
  const leaving = new Set(
    [
      ...steps.filter((step) => !isOfYear(step)),
      ...steps.filter((step) => isOfYear(step) && isExtraStep(step)).toReversed(),
    ].slice(0, tooMany),
  )
  return steps.filter((step) => !leaving.has(step))
}

export interface AddedEntries {
  readonly entries: readonly PathEntry[]
  /** Entries that went to the treehouse because their world was full. */
  readonly inTreehouse: number
  readonly left: number
}

/** Adds entries while there is room; a full world's steps go to the treehouse if allowed (rules.md, Path). */
export function addEntries(entries: readonly PathEntry[], more: readonly PathEntry[]): AddedEntries {
  const result = [...entries]
  const hasPlace = (phase_id: number | null): boolean =>
    result.filter((known) => known.phase_id === phase_id).length < countPlacesIn(phase_id)
  let inTreehouse = 0
  let left = 0
  for (const entry of more) {
    if (result.some((known) => formatStepKey(known) === formatStepKey(entry))) continue
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
