import type { RosterRow } from '../roster-row.ts'
import { toComparableGroup } from './compare-names.ts'
import type { KnownChild } from './known-child.ts'

export interface Namesakes {
  readonly row: RosterRow
  readonly children: readonly KnownChild[]
}

/** Fewer shared children prove nothing: two classes may each have a Noor. */
const minShared = 2

/** Two groups are one class if half of the smaller one is in both; then a unique name is that child. */
export function findLikely(
  rows: readonly Namesakes[],
  everybody: readonly KnownChild[],
): ReadonlyMap<RosterRow, KnownChild> {
  const classes = new Map(everybody.map((child) => [child, classesOf(child)] as const))
  const isSameClass = findSameClasses(rows, classes)
  const likely = new Map<RosterRow, KnownChild>()
  const times = new Map<KnownChild, number>()
  for (const { row, children } of rows) {
    const own = classesOf(row)
    const classmates = children.filter((child) =>
      classes.get(child)?.some((there) => own.some((here) => isSameClass(here, there))),
    )
    for (const child of classmates) times.set(child, (times.get(child) ?? 0) + 1)
    const [child] = classmates
    if (child !== undefined && classmates.length === 1) likely.set(row, child)
  }
  return new Map([...likely].filter(([, child]) => times.get(child) === 1))
}

/** Children without a group form one class. */
const classesOf = ({ group_names }: { readonly group_names: readonly string[] }): readonly string[] =>
  group_names.length === 0 ? [''] : group_names.map(toComparableGroup)

function findSameClasses(rows: readonly Namesakes[], classes: ReadonlyMap<KnownChild, readonly string[]>) {
  const sizesHere = countBy(rows.flatMap(({ row }) => classesOf(row)))
  const sizesThere = countBy([...classes].flatMap(([{ is_archived }, names]) => (is_archived ? [] : names)))
  const shared = countBy(
    rows.flatMap(({ row, children }) => {
      const there = new Set(children.flatMap((child) => classes.get(child) ?? []))
      return classesOf(row).flatMap((here) => Array.from(there, (other) => pairOf(here, other)))
    }),
  )
  return (here: string, there: string): boolean => {
    const numShared = shared.get(pairOf(here, there)) ?? 0
    const smaller = Math.min(sizesHere.get(here) ?? 0, sizesThere.get(there) ?? 0)
    return numShared >= minShared && numShared * 2 >= smaller
  }
}

/** Comparable names contain no tabs. */
const pairOf = (here: string, there: string): string => `${here}\t${there}`

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
