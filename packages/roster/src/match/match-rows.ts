import { rosterLimits, type CheckedRow, type RosterRow } from '../roster-row.ts'
import { toComparableName, toComparableGroup, differByOneLetter } from './compare-names.ts'
import type { KnownChild } from './known-child.ts'

export interface RosterChanges {
  readonly first_name?: string
  readonly last_name?: string
  readonly key?: string
  readonly eckid?: string
  readonly level_id?: number
  readonly joins: readonly string[]
  readonly leaves: readonly string[]
  readonly returns: boolean
}

export interface RosterCandidate {
  readonly student_id: number
  readonly reason: 'same name' | 'near name' | 'same key'
  readonly changes: RosterChanges
}

export type RowMatch =
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly student_id: number }
  | { readonly kind: 'changed'; readonly student_id: number; readonly changes: RosterChanges }
  /** The row is doubtful, so the user must decide. */
  | {
      readonly kind: 'doubtful'
      readonly candidates: readonly RosterCandidate[]
      /** Set if the rest of its class is in the list too; null if unknown. */
      readonly likely_id: number | null
    }
  | { readonly kind: 'refused'; readonly problems: readonly string[] }

export interface MatchedRow {
  readonly row: RosterRow
  readonly match: RowMatch
  readonly repeats: readonly number[]
}

export interface RosterMatch {
  readonly rows: readonly MatchedRow[]
  /** Children of the list's groups who are not in the list. They are only proposed for archiving. */
  readonly gone: readonly number[]
}

export interface MatchOptions {
  /** True if the list has all children of its groups. Only then can a child be gone or leave a group. */
  readonly isComplete: boolean
}

/** Matches by ECK iD, key, or name and group (GRP-5). The user decides if a name has another key or group. */
export function matchRows(
  checked: readonly CheckedRow[],
  children: readonly KnownChild[],
  { isComplete }: MatchOptions,
): RosterMatch {
  const groupsOfList = new Set(checked.flatMap(({ row }) => row.group_names.map(toComparableGroup)))
  const leavable = isComplete ? groupsOfList : new Set<string>()
  const certain = findCertain(checked, children)
  const taken = new Set(certain.values())
  const free = children.filter((child) => !taken.has(child))
  const lookup = indexChildren(free)
  const likely = findLikely(
    checked
      .filter(({ problems }) => problems.length === 0)
      .map(({ row }) => ({ row, children: listNamesakes(row, certain, lookup) })),
    children,
  )
  const seen = new Set<string>()
  const rows = checked.map(({ row, problems, repeats }): MatchedRow => {
    if (problems.length > 0) return { row, repeats, match: { kind: 'refused', problems } }
    const child = certain.get(row)
    if (child) return { row, repeats, match: matchOf(child, row, leavable) }
    const candidates = findCandidates(row, lookup).map(({ child: known, reason }) => ({
      student_id: known.id,
      reason,
      changes: changesOf(known, row, leavable),
    }))
    // Rows with the same name are doubtful if nothing else distinguishes them.
    const name = `${toComparableName(row)} ${row.key ?? ''} ${row.eckid ?? ''} ${row.group_names.join(' ')}`
    const isDouble = seen.has(name)
    seen.add(name)
    const likely_id = likely.get(row)?.id ?? null
    const isDoubtful = candidates.length > 0 || isDouble
    return {
      row,
      repeats,
      match: isDoubtful ? { kind: 'doubtful', candidates, likely_id } : { kind: 'new' },
    }
  })
  return { rows, gone: isComplete ? findGone(rows, children, groupsOfList) : [] }
}

function findCertain(
  checked: readonly CheckedRow[],
  children: readonly KnownChild[],
): Map<RosterRow, KnownChild> {
  const certain = new Map<RosterRow, KnownChild>()
  const taken = new Set<KnownChild>()
  const rows = checked.filter(({ problems }) => problems.length === 0).map(({ row }) => row)
  const claim = (find: (row: RosterRow) => readonly KnownChild[]) => {
    const left = rows.filter((row) => !certain.has(row))
    const claims = left.map((row) => ({ row, matches: find(row).filter((child) => !taken.has(child)) }))
    const times = new Map<KnownChild, number>()
    for (const { matches } of claims)
      for (const child of matches) times.set(child, (times.get(child) ?? 0) + 1)
    for (const { row, matches } of claims) {
      const [child] = matches
      if (child === undefined || matches.length > 1 || times.get(child) !== 1) continue
      certain.set(row, child)
      taken.add(child)
    }
  }
  const byEckid = Map.groupBy(children, ({ eckid }) => eckid)
  const byKey = Map.groupBy(children, ({ key }) => key)
  const byName = Map.groupBy(children, toComparableName)
  claim((row) => (row.eckid === null ? [] : (byEckid.get(row.eckid) ?? [])))
  claim((row) =>
    row.key === null ? [] : (byKey.get(row.key) ?? []).filter(({ eckid }) => !differs(eckid, row.eckid)),
  )
  claim((row) =>
    (byName.get(toComparableName(row)) ?? []).filter(
      (child) => !hasOtherIdentity(child, row) && sharesGroup(child, row) && !child.is_archived,
    ),
  )
  return certain
}

const differs = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b
const hasOtherIdentity = (child: KnownChild, row: RosterRow): boolean =>
  differs(child.key, row.key) || differs(child.eckid, row.eckid)

/** A row that has no group matches all groups. */
const sharesGroup = (child: KnownChild, { group_names }: RosterRow): boolean =>
  group_names.length === 0 ||
  group_names.some((group) =>
    child.group_names.some((other) => toComparableGroup(other) === toComparableGroup(group)),
  )

interface ChildIndex {
  readonly byKey: ReadonlyMap<string | null, readonly KnownChild[]>
  readonly byName: ReadonlyMap<string, readonly KnownChild[]>
  readonly namesOfLength: ReadonlyMap<number, readonly string[]>
}

function indexChildren(children: readonly KnownChild[]): ChildIndex {
  const byName = Map.groupBy(children, toComparableName)
  return {
    byKey: Map.groupBy(children, ({ key }) => key),
    byName,
    namesOfLength: Map.groupBy(byName.keys(), ({ length }) => length),
  }
}

function findCandidates(
  row: RosterRow,
  { byKey, byName, namesOfLength }: ChildIndex,
): { child: KnownChild; reason: RosterCandidate['reason'] }[] {
  const name = toComparableName(row)
  const sameKey = row.key === null ? [] : (byKey.get(row.key) ?? [])
  const sameName = (byName.get(name) ?? []).filter((child) => !sameKey.includes(child))
  const near = [-1, 0, 1]
    .flatMap((more) => namesOfLength.get(name.length + more) ?? [])
    .filter((other) => differByOneLetter(other, name))
    .flatMap((other) => byName.get(other) ?? [])
    .filter((child) => !sameKey.includes(child) && !hasOtherIdentity(child, row) && sharesGroup(child, row))
  return [
    ...sameKey.map((child) => ({ child, reason: 'same key' as const })),
    ...sameName.map((child) => ({ child, reason: 'same name' as const })),
    ...near.map((child) => ({ child, reason: 'near name' as const })),
  ].slice(0, rosterLimits.groups)
}

function listNamesakes(
  row: RosterRow,
  certain: ReadonlyMap<RosterRow, KnownChild>,
  { byName }: ChildIndex,
): readonly KnownChild[] {
  const child = certain.get(row)
  if (child !== undefined) return [child]
  const called = byName.get(toComparableName(row)) ?? []
  return called.filter((other) => !other.is_archived && !hasOtherIdentity(other, row))
}

function matchOf(child: KnownChild, row: RosterRow, leavable: ReadonlySet<string>): RowMatch {
  const changes = changesOf(child, row, leavable)
  const { joins, leaves, returns, ...fields } = changes
  const isSame = joins.length + leaves.length + Object.keys(fields).length === 0 && !returns
  return isSame ? { kind: 'same', student_id: child.id } : { kind: 'changed', student_id: child.id, changes }
}

/** A child leaves a group only if the list covers that group completely and puts the child in another one. */
function changesOf(child: KnownChild, row: RosterRow, leavable: ReadonlySet<string>): RosterChanges {
  const isIn = (groups: readonly string[], name: string): boolean =>
    groups.some((group) => toComparableGroup(group) === toComparableGroup(name))
  const { first_name, last_name, key, eckid, level_id } = row
  return {
    ...(first_name !== child.first_name && { first_name }),
    ...(last_name !== '' && last_name !== child.last_name && { last_name }),
    ...(key !== null && key !== child.key && { key }),
    ...(eckid !== null && eckid !== child.eckid && { eckid }),
    ...(level_id !== null && level_id !== child.level_id && { level_id }),
    joins: row.group_names.filter((group) => !isIn(child.group_names, group)),
    leaves:
      row.group_names.length === 0
        ? []
        : child.group_names.filter(
            (group) => leavable.has(toComparableGroup(group)) && !isIn(row.group_names, group),
          ),
    returns: child.is_archived,
  }
}

function findGone(
  rows: readonly MatchedRow[],
  children: readonly KnownChild[],
  groupsOfList: ReadonlySet<string>,
): number[] {
  const present = new Set(
    rows.flatMap(({ match }) => {
      if (match.kind === 'same' || match.kind === 'changed') return [match.student_id]
      return match.kind === 'doubtful' ? match.candidates.map(({ student_id }) => student_id) : []
    }),
  )
  const refused = new Set(
    rows
      .filter(({ match }) => match.kind === 'refused')
      .flatMap(({ row }) => [row.key, row.eckid, toComparableName(row)]),
  )
  return children
    .filter(({ group_names }) => group_names.some((group) => groupsOfList.has(toComparableGroup(group))))
    .filter(({ id, is_archived }) => !is_archived && !present.has(id))
    .filter(
      (child) =>
        !refused.has(toComparableName(child)) &&
        !(child.key !== null && refused.has(child.key)) &&
        !(child.eckid !== null && refused.has(child.eckid)),
    )
    .map(({ id }) => id)
}

export interface SameName {
  readonly row: RosterRow
  readonly children: readonly KnownChild[]
}

/** Fewer shared children prove nothing, because two classes may each have a Noor. */
const minShared = 2

/** Two groups are one class if half of the smaller group is in both. A unique name is then that child. */
function findLikely(
  rows: readonly SameName[],
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

/** Children who have no group form one class. */
const classesOf = ({ group_names }: { readonly group_names: readonly string[] }): readonly string[] =>
  group_names.length === 0 ? [''] : group_names.map(toComparableGroup)

function findSameClasses(rows: readonly SameName[], classes: ReadonlyMap<KnownChild, readonly string[]>) {
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

/** The tab separates the names, because comparable names contain none. */
const pairOf = (here: string, there: string): string => `${here}\t${there}`

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
