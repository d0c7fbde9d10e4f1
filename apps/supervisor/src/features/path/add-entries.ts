import type { PathEntry, PickableStep } from '@letterliaan/contract'
import { isAllowedInWorld, formatStepKey, createEntry } from '@letterliaan/rules/preparation'
import { educationMonthOptions } from '../../app/school-year.ts'

/** Returns the month of the school year: 1 is August or September, 10 is June or July. */
export function toEducationMonth(date: string): number {
  const sinceSeptember = (Number(date.slice(5, 7)) + 3) % 12
  return sinceSeptember === 11 ? 1 : Math.min(sinceSeptember + 1, educationMonthOptions.length)
}

export const matchesSearch = ({ label, rule, category }: PickableStep, text: string): boolean =>
  [label, rule, category].some((field) =>
    field.toLocaleLowerCase('nl').includes(text.trim().toLocaleLowerCase('nl')),
  )

/** Returns entries for steps to add. A step that was removed before gets its former settings. */
export function createEntries(steps: readonly PickableStep[], removed: readonly PathEntry[]): PathEntry[] {
  const before = new Map(removed.map((entry) => [formatStepKey(entry), entry]))
  return steps.map(({ nr, is_own, world }) => {
    const key = { nr, is_own, is_test_step: false }
    return before.get(formatStepKey(key)) ?? createEntry(key, isAllowedInWorld(key) ? world : null)
  })
}

/** Returns an entry for a toets of all steps of a world, or none if the path has no steps in it. */
export function createToetsOfWorld(entries: readonly PathEntry[], world: number): PathEntry[] {
  const last = entries.findLast(({ phase_id, is_test_step }) => phase_id === world && !is_test_step)
  return last === undefined ? [] : [createEntry({ ...last, is_test_step: true }, world)]
}
