import type { PathDocument, PathEntry, PathSettings } from '@letterliaan/contract'
import { formatStepKey } from './step-key.ts'

/** Replays the changes from `base` to `mine` on a newer path. On conflict `mine` wins (PATH-1). */
export function rebasePath(base: PathDocument, mine: PathDocument, newer: PathDocument): PathDocument {
  const [was, own, theirs] = [byKey(base.entries), byKey(mine.entries), byKey(newer.entries)]
  const stays = (key: string): boolean =>
    (theirs.has(key) && (own.has(key) || !was.has(key))) || (own.has(key) && !was.has(key))
  const ownOrder = mine.entries.map(formatStepKey).filter(stays)
  const newOrder = newer.entries.map(formatStepKey).filter(stays)
  const order = hasSameOrder(base.entries, own, mine.entries, was)
    ? weave(newOrder, ownOrder)
    : weave(ownOrder, newOrder)
  const entries = order.flatMap((key) => {
    const [before, entry, other] = [was.get(key), own.get(key), theirs.get(key)]
    if (entry === undefined) return other ?? []
    return other === undefined ? entry : Object.assign({}, other, changesOf(before, entry))
  })
  return { entries, settings: rebaseSettings(base.settings, mine.settings, newer.settings) }
}

const byKey = (entries: readonly PathEntry[]) =>
  new Map(entries.map((entry) => [formatStepKey(entry), entry]))

function hasSameOrder(
  before: readonly PathEntry[],
  inAfter: ReadonlyMap<string, unknown>,
  after: readonly PathEntry[],
  inBefore: ReadonlyMap<string, unknown>,
): boolean {
  const common = before.map(formatStepKey).filter((key) => inAfter.has(key))
  return after
    .map(formatStepKey)
    .filter((key) => inBefore.has(key))
    .every((key, at) => key === common[at])
}

/** Merges two orders. An entry of the second list is placed after its predecessor in that list. */
function weave(order: readonly string[], others: readonly string[]): readonly string[] {
  const woven = [...order]
  for (const [at, key] of others.entries()) {
    if (woven.includes(key)) continue
    const before = others.slice(0, at).findLast((other) => woven.includes(other))
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, key)
  }
  return woven
}

/** Returns all settings for a new entry. */
function changesOf(before: PathEntry | undefined, entry: PathEntry): Partial<PathEntry> {
  if (before === undefined) return entry
  return Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => before[name as keyof PathEntry] !== value),
  )
}

function rebaseSettings(base: PathSettings, mine: PathSettings, newer: PathSettings): PathSettings {
  const choose = <Name extends 'min_difficulty' | 'max_difficulty'>(name: Name) =>
    mine[name] === base[name] ? newer[name] : mine[name]
  const [min_difficulty, max_difficulty] = [choose('min_difficulty'), choose('max_difficulty')]
  const [before, own] = [new Set(base.excluded_templates), new Set(mine.excluded_templates)]
  const added = mine.excluded_templates.filter((template) => !before.has(template))
  const excluded_templates = [
    ...newer.excluded_templates.filter((template) => own.has(template) || !before.has(template)),
    ...added.filter((template) => !newer.excluded_templates.includes(template)),
  ]
  // If two people moved one limit each, the minimum may be above the maximum.
  return min_difficulty <= max_difficulty
    ? { min_difficulty, max_difficulty, excluded_templates }
    : { ...mine, excluded_templates }
}
