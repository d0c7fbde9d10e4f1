import type { PathDocument, PathEntry, StepKey } from '@letterliaan/contract'
import { placePathEntries, type PlacedPathEntry } from './places.ts'
import { formatStepKey } from './step-key.ts'

/** Differences of a child's path from its group's (PATH-5). */
export interface PathDifference {
  readonly key: StepKey
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
}

export interface PathComparison {
  readonly differences: readonly PathDifference[]
  /** True if levels or templates differ. */
  readonly differsInSettings: boolean
}

/** Returns the child's steps in order, followed by the group's steps that it lacks. */
export function comparePaths(child: PathDocument, group: PathDocument): PathComparison {
  const [own, theirs] = [placePathEntries(child.entries), placePathEntries(group.entries)]
  const common = commonOrder(own, theirs)
  const byKey = new Map(theirs.map((entry) => [formatStepKey(entry), entry]))
  const keys = new Set(own.map(formatStepKey))
  const differences: PathDifference[] = []
  for (const entry of own) {
    const other = byKey.get(formatStepKey(entry))
    if (other === undefined) differences.push({ key: entry, kind: 'added' })
    else if (hasOtherSettings(entry, other)) differences.push({ key: entry, kind: 'changed' })
    else if (!common.has(formatStepKey(entry))) differences.push({ key: entry, kind: 'moved' })
  }
  for (const entry of theirs) {
    if (!keys.has(formatStepKey(entry))) differences.push({ key: entry, kind: 'removed' })
  }
  return { differences, differsInSettings: !hasSameSettings(child, group) }
}

const settingNames = [
  'lock',
  'waived',
  'test_kind',
  'is_repeatable',
  'notes',
  'hint',
  'tip',
] as const satisfies readonly (keyof PathEntry)[]

const hasOtherSettings = (a: PathEntry, b: PathEntry): boolean =>
  settingNames.some((name) => a[name] !== b[name])

const hasSameSettings = (a: PathDocument, b: PathDocument): boolean =>
  a.settings.min_difficulty === b.settings.min_difficulty &&
  a.settings.max_difficulty === b.settings.max_difficulty &&
  a.settings.excluded_templates.toSorted().join() === b.settings.excluded_templates.toSorted().join()

function commonOrder(
  own: readonly PlacedPathEntry[],
  theirs: readonly PlacedPathEntry[],
): ReadonlySet<string> {
  const place = new Map(theirs.map((entry, at) => [`${entry.phase_id} ${formatStepKey(entry)}`, at]))
  const both = own.flatMap((entry) => {
    const at = place.get(`${entry.phase_id} ${formatStepKey(entry)}`)
    return at === undefined ? [] : [{ key: formatStepKey(entry), at }]
  })
  const rising: { readonly at: number; readonly keys: readonly string[] }[] = []
  for (const { key, at } of both) {
    const before = rising.filter((row) => row.at < at).map(({ keys }) => keys)
    rising.push({ at, keys: [...longerOf(before), key] })
  }
  return new Set(longerOf(rising.map(({ keys }) => keys)))
}

const longerOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.reduce((best, row) => (row.length > best.length ? row : best), [])
