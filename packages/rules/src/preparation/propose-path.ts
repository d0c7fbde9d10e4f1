import type { PathEntry, PickableStep } from '@letterliaan/contract'
import { keyOf, newEntry } from './step-key.ts'
import { placesByWorld } from './places.ts'

type Taught = Pick<PickableStep, 'nr' | 'is_own' | 'world' | 'dl'>

const monthsPerYear = 10
const firstGroup = 3

/** Months of education had in a month of the school year (1 September … 10 June or July) of a group, 3–8. */
export const dlOf = (group: number, month: number): number => (group - firstGroup) * monthsPerYear + month

/**
 * The path of a child like those of a group at a month (PATH-2; rules.md, Path): what was taught before that month is
 * waived, what is taught from then to the end of the school year is to be done, what comes later is not on it. In the order
 * of the curriculum.
 */
export function proposePath(steps: readonly Taught[], dl: number): PathEntry[] {
  const endOfYear = Math.ceil(dl / monthsPerYear) * monthsPerYear
  return steps
    .filter((step) => !step.is_own && step.dl <= endOfYear)
    .map((step) =>
      newEntry({ nr: step.nr, is_own: false, is_test_step: false }, step.world, { waived: step.dl < dl }),
    )
}

/** What of these entries is not on the path yet, as far as their worlds have places; `left` is how many have none. */
export function addEntries(
  entries: readonly PathEntry[],
  more: readonly PathEntry[],
): { readonly entries: readonly PathEntry[]; readonly left: number } {
  const result = [...entries]
  let left = 0
  for (const entry of more) {
    if (result.some((known) => keyOf(known) === keyOf(entry))) continue
    const taken = result.filter(({ phase_id }) => phase_id === entry.phase_id).length
    const places = placesByWorld[entry.phase_id as keyof typeof placesByWorld]
    if (taken < places) result.push(entry)
    else left++
  }
  return { entries: result, left }
}
