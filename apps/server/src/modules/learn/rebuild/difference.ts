import { isDeepStrictEqual } from 'node:util'

/** Something that is stored otherwise than it follows from the log. Null: there is no row, or there should be none. */
export interface Difference {
  readonly what:
    | 'run'
    | 'exercise'
    | 'error_class'
    | 'memory'
    | 'skill'
    | 'mastery'
    | 'points'
    | 'words'
    | 'test'
    | 'step'
    | 'repetition'
    | 'worlds'
    | 'badge'
    | 'kept_badge'
    | 'unreadable'
  /** Which one: ids, for whoever looks. */
  readonly where: string
  readonly stored: unknown
  readonly expected: unknown
}

/** The fields of `expected` that `stored` has otherwise, as a difference; null when there are none. */
export function findDifference(
  what: Difference['what'],
  where: string,
  stored: Readonly<Record<string, unknown>> | null,
  expected: Readonly<Record<string, unknown>>,
): Difference | null {
  const names = Object.keys(expected).filter((name) => !isDeepStrictEqual(stored?.[name], expected[name]))
  if (stored !== null && names.length === 0) return null
  const pick = (all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, all[name]]))
  return { what, where, stored: stored && pick(stored), expected: pick(expected) }
}
