import type { ChildPath, PathDocument, PathEntry } from '@letterliaan/contract'
import { comparePaths, formatStepKey, type PathDifference } from '@letterliaan/rules/preparation'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

const notes: Readonly<Record<PathDifference['kind'], string>> = {
  added: texts.compare.extra,
  removed: texts.compare.missing,
  moved: texts.newer.moved,
  changed: texts.compare.changed,
}

export interface GroupComparison {
  readonly followed: ChildPath['groups'][number] | undefined
  /** Returns how an entry differs from the group's, or null. */
  readonly noteOf: (entry: PathEntry) => string | null
  readonly others: readonly { readonly id: number; readonly name: string; readonly text: string }[]
}

/** Compares a child's path with the path of the group that it follows, or else of its first group (PATH-5). */
export function compareWithGroups(
  path: PathDocument,
  { groups, follows_group_id }: Pick<ChildPath, 'groups' | 'follows_group_id'>,
): GroupComparison {
  const withPath = groups.filter((group) => group.path !== null)
  const followed = withPath.find(({ id }) => id === follows_group_id)
  const compared = followed ?? withPath[0]
  const comparison = compared?.path ? comparePaths(path, compared.path) : null
  const noteByKey = new Map(comparison?.differences.map(({ key, kind }) => [formatStepKey(key), notes[kind]]))
  return {
    followed,
    noteOf: (entry) => noteByKey.get(formatStepKey(entry)) ?? null,
    others: withPath
      .filter(({ id }) => id !== follows_group_id)
      .map(({ id, name }) => ({
        id,
        name,
        text:
          id === compared?.id && comparison !== null
            ? tellDifference(name, comparison)
            : fill(texts.compare.hasPath, { name }),
      })),
  }
}

/** Says whether the path is the child's own or its group's. A change makes the path its own. */
export function describePathOwner(
  name: string,
  {
    followed,
    isEmpty,
    isChanged,
  }: Pick<GroupComparison, 'followed'> & Record<'isEmpty' | 'isChanged', boolean>,
): string {
  if (followed === undefined && !isEmpty) return fill(texts.hasOwnPath, { name })
  if (isChanged) return fill(texts.getsOwnPath, { name })
  return followed === undefined
    ? fill(texts.place.none, { name })
    : fill(texts.followsPath, { name, group: followed.name })
}

function tellDifference(
  group: string,
  { differences, differsInSettings }: ReturnType<typeof comparePaths>,
): string {
  const count = differences.length
  if (count === 0 && !differsInSettings) return fill(texts.compare.isEqual, { group })
  const missing = differences.filter(({ kind }) => kind === 'removed').length
  const parts = [
    count > 0 && fill(texts.differs, { count, group }),
    missing > 0 && fill(missing === count ? texts.allOnlyGroup : texts.onlyGroup, { count: missing }),
    differsInSettings && texts.compare.settings,
  ].filter((part) => part !== false)
  return `${parts.join('; ')}.`
}
