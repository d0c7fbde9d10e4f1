import type { PathEntry } from '@letterliaan/contract'
import { isAllowedInTreehouse, isAllowedInWorld, formatStepKey } from '@letterliaan/rules/preparation'

export type EntryChange = Partial<
  Pick<PathEntry, 'lock' | 'waived' | 'test_kind' | 'is_repeatable' | 'notes' | 'hint' | 'tip' | 'phase_id'>
>

/** The worlds, and the treehouse (null), in display order. */
export const worldsAndTreehouse = [1, 2, 3, 4, null] as const

const mayStandIn = (entry: PathEntry, part: number | null): boolean =>
  part === null ? isAllowedInTreehouse(entry) : isAllowedInWorld(entry)

/** Returns the entries in the order of worlds, with the treehouse last. */
export const sortByWorld = (entries: readonly PathEntry[]): PathEntry[] =>
  worldsAndTreehouse.flatMap((world) => entries.filter(({ phase_id }) => phase_id === world))

/** Changes the entries with these keys. A test step stays a closing test. */
export const changeEntries = (
  entries: readonly PathEntry[],
  keys: ReadonlySet<string>,
  change: EntryChange,
): PathEntry[] =>
  sortByWorld(
    entries.map((entry) => {
      if (!keys.has(formatStepKey(entry))) return entry
      return Object.assign({}, entry, change, entry.is_test_step && { test_kind: 'closing' as const })
    }),
  )

export const removeEntries = (entries: readonly PathEntry[], keys: ReadonlySet<string>): PathEntry[] =>
  entries.filter((entry) => !keys.has(formatStepKey(entry)))

/** Moves an entry one place up (-1) or down (1). At the edge of its world it moves into the next, if allowed. */
export function moveEntry(entries: readonly PathEntry[], key: string, by: -1 | 1): PathEntry[] {
  const ordered = sortByWorld(entries)
  const at = ordered.findIndex((entry) => formatStepKey(entry) === key)
  const entry = ordered[at]
  if (entry === undefined) return ordered
  const other = ordered[at + by]
  if (other !== undefined && other.phase_id === entry.phase_id) {
    return ordered.with(at, other).with(at + by, entry)
  }
  const phase_id = worldsAndTreehouse[worldsAndTreehouse.findIndex((part) => part === entry.phase_id) + by]
  if (phase_id === undefined || !mayStandIn(entry, phase_id)) return ordered
  const moved = Object.assign({}, entry, { phase_id })
  const rest = ordered.filter((candidate) => candidate !== entry)
  return sortByWorld(by === 1 ? [moved, ...rest] : [...rest, moved])
}

/** Moves an entry to the place of another or to the end of a world, if allowed. Null is the treehouse. */
export function moveEntryTo(
  entries: readonly PathEntry[],
  key: string,
  on: { readonly key: string } | { readonly world: number | null },
): PathEntry[] {
  const entry = entries.find((candidate) => formatStepKey(candidate) === key)
  if (entry === undefined) return [...entries]
  const rest = entries.filter((candidate) => candidate !== entry)
  if ('world' in on && !mayStandIn(entry, on.world)) return [...entries]
  if ('world' in on) return sortByWorld([...rest, Object.assign({}, entry, { phase_id: on.world })])
  const from = entries.indexOf(entry)
  const to = entries.findIndex((candidate) => formatStepKey(candidate) === on.key)
  const target = entries[to]
  if (target === undefined || target === entry || !mayStandIn(entry, target.phase_id)) return [...entries]
  const isDown = from < to && target.phase_id === entry.phase_id
  const at = rest.indexOf(target) + (isDown ? 1 : 0)
  return sortByWorld(rest.toSpliced(at, 0, Object.assign({}, entry, { phase_id: target.phase_id })))
}
