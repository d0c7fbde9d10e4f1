import { formatFullName } from '@letterliaan/rules'
import type { Region, KnownStudent } from '@letterliaan/contract'
import { toComparableGroup, type KnownChild } from '@letterliaan/roster'
import { readRegion } from '../../../db/of-region.ts'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { listGroups } from '../../people/index.ts'
import { findKeys, findKnownStudents, findRosterMemberships } from './queries.ts'
import { findGroupNames } from '../../../db/tables/group.ts'

interface GroupName {
  readonly id: number
  readonly name: string
  readonly school_year: number
  readonly level_id: number | null
}

/** The groups and children that the caller sees, and the names and keys of others. */
export interface KnownRoster {
  readonly region: Region
  readonly children: readonly KnownChild[]
  readonly groupIdsOf: ReadonlyMap<number, readonly number[]>
  /** Keyed by name; of two groups with the same name, the one of the latest school year. */
  readonly groups: ReadonlyMap<string, GroupName>
  /** Names of groups that the caller can't change. */
  readonly othersGroups: ReadonlySet<string>
  readonly owners: { readonly key: ReadonlyMap<string, number>; readonly eckid: ReadonlyMap<string, number> }
}

export async function readKnownRoster(queries: Queries, caller: UserCaller): Promise<KnownRoster> {
  const { organisation_id } = caller
  const students = await findKnownStudents(queries, caller)
  const memberships = Map.groupBy(
    await findRosterMemberships(queries, organisation_id),
    ({ student_id }) => student_id,
  )
  // Groups are sorted by latest school year, so the first of a name is used.
  const groups = new Map<string, GroupName>()
  for (const group of await listGroups(queries, caller)) {
    const name = toComparableGroup(group.name)
    if (!groups.has(name)) groups.set(name, group)
  }
  const allNames = (await findGroupNames(queries, organisation_id)).map(({ name }) => toComparableGroup(name))
  const keys = await findKeys(queries, organisation_id)
  const ownersOf = (field: 'school_key' | 'eckid') =>
    new Map(keys.flatMap((row) => (row[field] === null ? [] : [[row[field], row.id] as const])))
  return {
    region: await readRegion(queries, organisation_id),
    children: students.map(({ id, first_name, last_name, level_id, school_key, eckid, archived_at }) => ({
      id,
      first_name,
      last_name,
      level_id,
      key: school_key,
      eckid,
      group_names: (memberships.get(id) ?? []).map(({ name }) => name),
      is_archived: archived_at !== null,
    })),
    groupIdsOf: new Map(
      [...memberships].map(([id, groupsOfStudent]) => [id, groupsOfStudent.map(({ group_id }) => group_id)]),
    ),
    groups,
    othersGroups: new Set(allNames.filter((name) => !groups.has(name))),
    owners: { key: ownersOf('school_key'), eckid: ownersOf('eckid') },
  }
}

export const toRosterStudent = ({
  id,
  first_name,
  last_name,
  level_id,
  ...child
}: KnownChild): KnownStudent => ({
  id,
  name: formatFullName({ first_name, last_name }),
  level_id,
  group_names: [...child.group_names],
  is_archived: child.is_archived,
})
