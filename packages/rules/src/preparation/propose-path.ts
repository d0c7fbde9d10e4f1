import type { PathEntry, PickableStep } from '@letterliaan/contract'
import { monthsPerYear } from '../calendar/school-year.ts'
import { formatStepKey, createEntry } from './step-key.ts'
import { isAllowedInTreehouse, isExtraStep, isPairStep, countStepPlaces } from './places.ts'

type Taught = Pick<PickableStep, 'nr' | 'is_own' | 'world' | 'dl'>

/**
 * Waives steps taught before `dl`, omits those after this school year (PATH-2). In a full world extra steps
 * replace the earliest steps of earlier years (ADR 62). Sorted by world and teaching order.
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

/** An extra step replaces only a step of an earlier year, as the steps of this year stay. */
function fitInWorld(steps: readonly Taught[], world: number, isOfYear: (step: Taught) => boolean): Taught[] {
  const tooMany = steps.length - countStepPlaces(world)
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
  /** Entries moved to the treehouse because their world was full. */
  readonly inTreehouse: number
  readonly left: number
}

/** Adds entries to free places. Steps of a full world go to the treehouse if allowed (rules.md, Path). */
export function addEntries(entries: readonly PathEntry[], more: readonly PathEntry[]): AddedEntries {
  const result = [...entries]
  const hasPlace = (phase_id: number | null): boolean =>
    result.filter((known) => known.phase_id === phase_id).length < countStepPlaces(phase_id)
  let inTreehouse = 0
  let left = 0
  for (const entry of more) {
    if (result.some((known) => formatStepKey(known) === formatStepKey(entry))) continue
    if (hasPlace(entry.phase_id)) {
      result.push(entry)
    } else if (isAllowedInTreehouse(entry) && hasPlace(null)) {
      result.push(Object.assign({}, entry, { phase_id: null }))
      inTreehouse++
    } else {
      left++
    }
  }
  return { entries: result, inTreehouse, left }
}
