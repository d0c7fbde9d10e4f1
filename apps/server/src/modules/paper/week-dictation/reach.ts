import type { DictationReach, PathSettings } from '@letterliaan/contract'
import { openSettings, placesInTreehouse } from '@letterliaan/rules/preparation'
import type { Queries } from '../../../db/database.ts'
import { orderByName } from '../../people/index.ts'
import { readPathsOf } from '../../learn/index.ts'
import { countTreehouse } from './queries.ts'
import { findGroupMembers, type GroupMember } from '../../../db/tables/student.ts'

export const formatMemberName = ({ first_name, last_name, screen_name }: Omit<GroupMember, 'id'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || screen_name

export interface ReachedChild {
  readonly student_id: number
  readonly name: string
  readonly settings: PathSettings
}

export interface ReachedMembers {
  readonly children: readonly ReachedChild[]
  readonly unreached: DictationReach['unreached']
}

const full = 'De boomhut van dit kind is vol. Haal eerst een stap uit de boomhut.'

/** Finds the present children of a group, sorted by name. A child with a full treehouse is not reached. */
export async function readReach(queries: Queries, group_id: number): Promise<ReachedMembers> {
  const members = orderByName(await findGroupMembers(queries, group_id))
  const ids = members.map(({ id }) => id)
  if (ids.length === 0) return { children: [], unreached: [] }
  const [paths, counts] = await Promise.all([readPathsOf(queries, ids), countTreehouse(queries, ids)])
  const numOf = new Map(counts.map(({ student_id, num }) => [student_id, num]))
  const hasPlace = ({ id }: GroupMember) => (numOf.get(id) ?? 0) < placesInTreehouse
  return {
    children: members.filter(hasPlace).map((member) => ({
      student_id: member.id,
      name: formatMemberName(member),
      settings: paths.get(member.id)?.settings ?? openSettings,
    })),
    unreached: members
      .filter((member) => !hasPlace(member))
      .map((member) => ({ student_id: member.id, name: formatMemberName(member), reason: full })),
  }
}

export const toReach = ({ children, unreached }: ReachedMembers): DictationReach => ({
  children: children.map(({ student_id, name }) => ({ student_id, name })),
  unreached: [...unreached],
})
